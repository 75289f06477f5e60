/**
 * A grid of densities from 0 to 15 as text: a letter from `a` for each level, with the number of squares before it where
 * there are several in a row. Most of a map has none.
 */

const levels = 16;
const firstLetter = 'a'.charCodeAt(0);

/** Levels grow with the logarithm, because a road has a hundred times the traffic of a field. */
export const toLevels = (counts: ArrayLike<number>): Uint8Array => {
  const all = Array.from(counts);
  const scale = (levels - 1) / Math.log1p(all.reduce((most, each) => Math.max(most, each), 1));
  return Uint8Array.from(all, (each) => (each > 0 ? Math.max(1, Math.round(Math.log1p(each) * scale)) : 0));
};

export const writeDensity = (squares: Uint8Array): string => {
  let written = '';
  for (let i = 0; i < squares.length; ) {
    const level = squares[i] ?? 0;
    let end = i + 1;
    while (end < squares.length && squares[end] === level) end++;
    written += `${end - i > 1 ? end - i : ''}${String.fromCharCode(firstLetter + level)}`;
    i = end;
  }
  return written;
};

/** Reads a grid with this many squares on each side. Squares that the text lacks are 0. */
export const readDensity = (written: string, side: number): Uint8Array => {
  const squares = new Uint8Array(side * side);
  let at = 0;
  for (const [, length, letter = 'a'] of written.matchAll(/(\d*)([a-p])/g)) {
    const end = at + (length ? Number(length) : 1);
    squares.fill(letter.charCodeAt(0) - firstLetter, at, end);
    at = end;
  }
  return squares;
};
