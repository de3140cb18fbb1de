/** Two rows of up to five; where many gates are open, three rows of lower cards. */
export const gridFor = (cells: number): { readonly columns: number; readonly rows: number } => {
  const rows = cells > 10 ? 3 : 2
  return { columns: Math.max(4, Math.ceil(cells / rows)), rows }
}
