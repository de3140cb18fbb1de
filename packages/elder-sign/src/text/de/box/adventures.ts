/** Adventures: title and the line below it. */
export const adventures: Readonly<Record<string, readonly [name: string, flavour: string]>> = {
  'a-peculiar-specimen': [
    'Ein seltsames Präparat',
    'Das Glas trägt zwei Etiketten, und das zweite ist jünger als das Glas.',
  ],
  'a-secret-gathering': ['Geheime Zusammenkunft', 'Elf Stühle im Kreis, und ein zwölfter für den, der die Tür öffnet.'],
  'a-terrible-discovery': [
    'Schreckliche Entdeckung',
    'Die Fußnote hatte recht, und Schlimmeres kann eine Fußnote nicht tun.',
  ],
  'administration-office': [
    'Verwaltungsbüro',
    'Jedes Formular fragt nach den nächsten Angehörigen, und eines ist schon ausgefüllt.',
  ],
  'ancient-relics': ['Uralte Relikte', 'Älter als das Museum, älter als der Hügel und kein bisschen müde.'],
  'blood-on-the-floor': ['Blut auf dem Boden', 'Die Spur führt zur Garderobe, wo niemand einen Mantel abgegeben hat.'],
  'did-you-hear-that': ['Hast du das gehört?', 'Natürlich nicht, sagte der Wärter, eine Spur zu schnell.'],
  'don-t-fall-asleep': ['Bloß nicht einschlafen', 'Die Bänke in diesem Saal sind auf einmal erstaunlich bequem.'],
  'forgotten-knowledge': [
    'Vergessenes Wissen',
    'Jemand gab sich große Mühe, es zu vergessen, und du machst sie zunichte.',
  ],
  'gala-in-the-great-hall': [
    'Gala im Großen Saal',
    'Das Orchester spielt weiter, obwohl die Gäste längst nicht mehr so tun, als tanzten sie.',
  ],
  'gate-to-elsewhere': ['Tor nach Anderswo', 'Der Torbogen ist eine Leihgabe; von wem, verschweigt das Schild.'],
  'hallway-on-fire': ['Feuer im Flur', 'Den Löscher prüfte jedes Jahr ein Mann, den es nicht gibt.'],
  'haunted-by-a-shadowy-figure': [
    'Verfolgt von einem Schatten',
    'Er bleibt vier Schritte hinter dir, und eben waren es noch sechs.',
  ],
  'horrible-visions': ['Grauenhafte Visionen', 'Du hast die Augen geschlossen, und das Bild ist geblieben.'],
  'koi-pond': ['Koiteich', 'Bei Museumsschluss waren es neun Fische, und das Wasser ist sehr still.'],
  'late-night-break-in': ['Nächtlicher Einbruch', 'Das Fenster wurde aufgebrochen, und zwar von innen.'],
  'lights-out': ['Lichter aus', 'Eine Lampe nach der anderen empfiehlt sich.'],
  'medusa-exhibit': ['Die Medusa-Ausstellung', 'Besucher verweilen hier oft länger, als sie vorhatten.'],
  'mysterious-tome': ['Rätselhafter Foliant', 'Der letzte Leser hat deine Seite markiert, mit einem Fingerknochen.'],
  'please-do-not-touch-the-exhibits': [
    'Bitte nicht berühren',
    'Das Schild gilt dir; den Exponaten hat es niemand gesagt.',
  ],
  'public-lavatory': ['Öffentliche Toilette', 'Außer Betrieb, sagt das Schild, und es klingt nach einer Warnung.'],
  'remains-of-the-high-priest': [
    'Gebeine des Hohepriesters',
    'Man begrub ihn mit seinen Dienern, und die warten auf die Glocke.',
  ],
  'riot-in-the-streets': [
    'Aufruhr in den Straßen',
    'Sie haben Fackeln, und ausnahmsweise haben sie vielleicht auch recht.',
  ],
  'something-has-broken-free': ['Etwas ist ausgebrochen', 'Der Käfig hat tadellos gehalten; was fehlt, ist die Wand.'],
  'stay-away-from-the-windows': [
    'Weg von den Fenstern',
    'Der Saal liegt im dritten Stock, und jemand klopft an die Scheibe.',
  ],
  'tempest-in-a-teapot': [
    'Sturm in der Teekanne',
    'Porzellan, am Ausguss angeschlagen, mit einem kleinen Wetter für sich.',
  ],
  'the-archives': ['Das Archiv', 'Nach Datum geordnet, auch nach solchen, die noch ausstehen.'],
  'the-curator': ['Der Kurator', 'Bin in zehn Minuten zurück, sagt der Zettel, mit Tinte aus der Zeit vor dem Krieg.'],
  'the-elder-sign': ['Das Ältere Zeichen', 'Fünf Striche und ein Auge, eingeritzt von jemandem, der es eilig hatte.'],
  'the-gift-shop': ['Der Museumsladen', 'Alles muss raus, und einiges ist schon von selbst gegangen.'],
  'the-graveyard': ['Der Friedhof', 'Die älteste Sammlung des Museums und die einzige, die noch wächst.'],
  'the-guided-tour': ['Die Führung', 'Bleibt bei der Gruppe, was immer aus der Gruppe wird.'],
  'the-hall-of-the-dead': [
    'Die Halle der Toten',
    'Die Sarkophage werden wöchentlich abgestaubt, neuerdings von innen.',
  ],
  'the-hedge-maze': ['Der Irrgarten', 'Der Gärtner schwört, am Montag sei hier noch Rasen gewesen.'],
  'the-hidden-passage': [
    'Der Geheimgang',
    'Er steht nicht auf dem Plan, und der Plan legt Wert auf diese Feststellung.',
  ],
  'the-key-to-the-beyond': [
    'Der Schlüssel zum Jenseits',
    'Er passt nirgends im Haus, und das Haus wird langsam unruhig.',
  ],
  'the-loading-dock': ['Die Laderampe', 'Die letzte Kiste kam an einem Sonntag, und sonntags liefert niemand.'],
  'the-missing-records': ['Die fehlenden Akten', 'Die Lücke im Regal ist genau so breit wie die Antwort.'],
  'the-security-office': ['Die Wachstube', 'Zwölf Schlüssel, ein Stuhl und ein Wachbuch, das mitten im Wort endet.'],
  'the-storage-closet': ['Die Abstellkammer', 'Besen, Eimer und eine Treppe, die nach unten führt.'],
  'the-writing-on-the-wall': ['Die Schrift an der Wand', 'Es ist deine Handschrift, und sie ist noch nass.'],
  'there-s-something-in-the-basement': [
    'Da ist etwas im Keller',
    'Der Heizer hat schriftlich gekündigt, abgestempelt sehr weit weg.',
  ],
  'transported-by-magic': ['Von Magie entrückt', 'Eben ging es hier noch zur Teestube.'],
  'unnatural-habitat': ['Unnatürlicher Lebensraum', 'Das Diorama ist so gut gemalt, dass sich das Gras bewegt.'],
  'vermin-in-the-pipes': ['Ungeziefer in den Rohren', 'Sie laufen im Gleichschritt, und das tun Ratten nicht.'],
  'we-need-to-find-help': ['Wir müssen Hilfe holen', 'Das Telefon funktioniert, aber das ist nicht die Vermittlung.'],
  'when-night-falls': [
    'Wenn die Nacht hereinbricht',
    'Sie beginnt in den hintersten Räumen und kommt auf die Fenster zu.',
  ],
  'you-become-that-which-you-fear-most': [
    'Du wirst, was du am meisten fürchtest',
    'Wer den Spiegel verhängt hat, dachte dabei an dich.',
  ],
}
