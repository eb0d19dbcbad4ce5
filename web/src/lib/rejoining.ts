/** Links by which a seat is taken along, kept for this window; where the browser keeps nothing, as long as the page is open. */

const here = new Map<string, string>();
const KEY = "rejoin-";

export function keepRejoin(table: string, link: string): void {
  here.set(table, link);
  try {
    sessionStorage.setItem(KEY + table, link);
  } catch {
    /* it is kept here as long as the page is open */
  }
}

export function keptRejoin(table: string): string | null {
  try {
    return sessionStorage.getItem(KEY + table) ?? here.get(table) ?? null;
  } catch {
    return here.get(table) ?? null;
  }
}
