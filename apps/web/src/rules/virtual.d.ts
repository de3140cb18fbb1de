/** Made by tools/rulebook.ts when the page is built. */
declare module 'virtual:rules/elder-sign' {
  const catalogue: import('./catalogue.ts').Catalogue
  export default catalogue
}
declare module 'virtual:rules/death-may-die' {
  const catalogue: import('./catalogue.ts').Catalogue
  export default catalogue
}
