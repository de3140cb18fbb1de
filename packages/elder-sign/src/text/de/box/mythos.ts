/** Mythos cards: the title of either half, and the line below. */
export const mythos: Readonly<Record<string, readonly [now: string, lingering: string, flavour: string]>> = {
  'stars-align-to-bring-madness': [
    'Die Sterne stehen richtig',
    'Und bringen Wahnsinn',
    'Drei Gäste des Vortrags begannen zu lachen und konnten nicht aufhören.',
  ],
  'stars-align-above-an-open-door': [
    'Die Sterne stehen richtig',
    'Über offener Tür',
    'Ein Flügel, den niemand gebaut hat, ist nun dem Publikum zugänglich.',
  ],
  'stars-align-through-broken-glass': [
    'Die Sterne stehen richtig',
    'Hinter zerbrochenem Glas',
    'Jede Scheibe fiel nach innen, und die Kälte kam hinterher.',
  ],
  'stars-align-over-sleeping-streets': [
    'Die Sterne stehen richtig',
    'Über schlafenden Straßen',
    'Die ganze Stadt drehte sich im selben Moment im Bett um.',
  ],
  'stars-align-within-a-ring-of-salt': [
    'Die Sterne stehen richtig',
    'In einem Ring aus Salz',
    'Jemand, der sein Handwerk verstand, war vor uns hier.',
  ],
  'seal-weakens-and-light-comes-through': [
    'Das Siegel wird schwächer',
    'Und Licht dringt hindurch',
    'Bei diesem Licht konnte man Dinge lesen, die nie gedruckt wurden.',
  ],
  'seal-weakens-beneath-the-dome': [
    'Das Siegel wird schwächer',
    'Unter der Kuppel',
    'Das Wachs lief vom Zeichen wie Schweiß.',
  ],
  'seal-weakens-where-two-worlds-touch': [
    'Das Siegel wird schwächer',
    'Wo zwei Welten sich berühren',
    'Tritt leise auf; der Himmel ist hier dünn und hört dich.',
  ],
  'pulse-under-the-floor-and-then-silence': [
    'Ein Puls unter dem Boden',
    'Und dann Stille',
    'Zwei Schläge, tief unten. Dann kochten die Schwestern Tee, denn das tun Schwestern.',
  ],
  'dark-answers-by-name': [
    'Die Dunkelheit antwortet',
    'Beim Namen',
    'Sie kannte all unsere Namen und die Namen unserer Kinder.',
  ],
  'dark-answers-from-the-cellars': [
    'Die Dunkelheit antwortet',
    'Aus den Kellern',
    'Die zweite Stimme war tiefer, näher und belustigt.',
  ],
  'keep-friends-close-when-memories-fade': [
    'Haltet die Freunde nah',
    'Wenn Erinnerungen verblassen',
    'Wir hatten es aufgeschrieben. Wessen Handschrift ist das?',
  ],
  'keep-friends-close-among-strangers': [
    'Haltet die Freunde nah',
    'Unter Fremden',
    'Zählt noch einmal durch. Nein, noch einmal.',
  ],
  'debt-comes-due-with-interest': [
    'Eine Schuld wird fällig',
    'Mit Zinsen',
    'Der Handel wurde in einem anderen Jahrhundert geschlossen, in deinem Namen.',
  ],
  'debt-comes-due-at-the-turnstile': [
    'Eine Schuld wird fällig',
    'Am Drehkreuz',
    'Die Kassiererin zählt neuerdings an mehr Fingern ab, als sie sollte.',
  ],
  'debt-comes-due-in-silver': [
    'Eine Schuld wird fällig',
    'In Silber',
    'Die Münzen waren warm, und auf jeder lag dasselbe Auge geschlossen.',
  ],
  'knock-on-the-far-side-and-a-reply': [
    'Ein Klopfen von drüben',
    'Und eine Antwort',
    'Nicht zurückklopfen. Wer hat zurückgeklopft?',
  ],
  'knock-on-the-far-side-let-it-in': [
    'Ein Klopfen von drüben',
    'Lasst es herein',
    'Die Tür öffnet sich zu dir hin. Sie hat sich immer zu dir hin geöffnet.',
  ],
  'herd-gathers-in-the-long-gallery': [
    'Die Herde sammelt sich',
    'In der langen Galerie',
    'Im Laufen verlieren sie Dinge: Schlüssel, Briefe, einen Besucherausweis.',
  ],
  'herd-gathers-as-the-lamps-gutter': [
    'Die Herde sammelt sich',
    'Während die Lampen flackern',
    'Im Dunkeln rennen alle, und im Dunkeln gibt es Treppen.',
  ],
  'herd-gathers-out-of-the-rain': [
    'Die Herde sammelt sich',
    'Aus dem Regen',
    'Nasses Fell, nasse Schuppen, nasse Wolle. Sie dampfen im Näherkommen.',
  ],
  'sudden-terror-amid-the-stillness': [
    'Jäher Schrecken',
    'Mitten in der Stille',
    'Der Brunnen verstummte zwischen einem Tropfen und dem nächsten.',
  ],
  'sudden-terror-in-the-wet-hours': [
    'Jäher Schrecken',
    'In den nassen Stunden',
    'Gegen vier hatte jeder in der Schicht den Nebel in der Lunge.',
  ],
  'sudden-terror-behind-the-curtain': [
    'Jäher Schrecken',
    'Hinter dem Vorhang',
    'Unter dem Saum standen Schuhe. Dann standen dort keine.',
  ],
  'warning-of-a-conspiracy': [
    'Eine Warnung',
    'Vor einer Verschwörung',
    'Die Treuhänder tagten ohne Protokoll, und das Protokoll ist verschwunden.',
  ],
  'warning-written-in-chalk': [
    'Eine Warnung',
    'Mit Kreide geschrieben',
    'Ein Pfeil, ein Datum und die Worte: nicht dieser, der nächste.',
  ],
  'door-left-ajar-for-the-curious': [
    'Eine Tür steht offen',
    'Für die Neugierigen',
    'Nur ein Blick, sagten sie und kamen mittags mit grauem Haar heraus.',
  ],
  'door-left-ajar-for-the-dead': [
    'Eine Tür steht offen',
    'Für die Toten',
    'Sie sind höflich, sie warten, bis sie dran sind, und die Schlange ist lang.',
  ],
  'long-hour-without-a-watchman': [
    'Die lange Stunde',
    'Ohne Wächter',
    'Seine Laterne steht auf dem Tisch. Sein Stuhl ist noch warm.',
  ],
  'long-hour-with-shaking-hands': [
    'Die lange Stunde',
    'Mit zitternden Händen',
    'Die Kreide bricht und bricht und bricht.',
  ],
  'quiet-in-the-galleries-until-the-flutes': [
    'Stille in den Sälen',
    'Bis zu den Flöten',
    'Dünne Musik aus keinem bestimmten Raum; dem Stundenzeiger gefällt sie.',
  ],
  'quiet-in-the-galleries-before-the-storm': [
    'Stille in den Sälen',
    'Vor dem Sturm',
    'Wir schliefen abwechselnd unter dem Wal.',
  ],
}
