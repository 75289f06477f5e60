/** The colors of matches in drawings without a stylesheet. */
export const resultColors = { win: 'var(--accent)', top10: 'var(--chart-line)', other: 'var(--chart-bar)' };
