/*
 * Written by hand, since the first number or date that a tab writes with `Intl` costs it some 30 ms of work in one
 * piece, on a phone 100 and more, while the page comes alive. All of our languages write plain figures alike.
 */

/** (1284112.5, 1) → `1,284,112.5` */
export function writeNumber(value: number, decimals = 0): string {
  // 1.005 is a little less in binary, and is rounded to 1.01 on paper.
  const written = (Math.abs(value) * (1 + Number.EPSILON)).toFixed(decimals);
  const [whole = '', ...fraction] = written.split('.');
  const sign = value < 0 && Number(written) > 0 ? '-' : '';
  return [sign + whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}
