/** Estimates the width of a text from that of a letter. Letters of Asian languages are twice as wide. */
export const estimateWidth = (text: string, letter: number): number =>
  [...text].reduce((sum, char) => sum + (char > '\u2e7f' ? 2 : 1) * letter, 0);

/** A wide letter of the display font, relative to its height. */
const displayLetter = 0.56;

/** The font size, at most `largest`, with which a text fits into a width. */
export const fitSize = (text: string, width: number, largest: number, letter = displayLetter): number =>
  Math.min(largest, width / Math.max(letter, estimateWidth(text, letter)));
