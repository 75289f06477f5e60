import { formatIn } from './site.tsx';

const [en, ko, ja] = [formatIn('en'), formatIn('ko'), formatIn('ja')];
const noon = Date.parse('2026-11-21T03:00:00Z');
const before = (seconds: number) => noon - seconds * 1000;
const hour = 3600;
const day = 24 * hour;

describe('numbers', () => {
  it.each([
    [en.number(1_284_112), '1,284,112'],
    [ko.number(1_284_112), '1,284,112'],
    [en.number(330.6), '331'],
    [en.decimal(2.379), '2.38'],
    [en.decimal(2, 1), '2.0'],
    [en.percent(0.0913), '9.1%'],
    [ja.percent(0.387), '38.7%'],
    [en.percent(0.0312, 2), '3.12%'],
    [en.percent(0), '0.0%'],
    [en.change(38), '+38'],
    [en.change(-12), '−12'],
    [en.change(0), '0'],
    [en.kilometers(4.123), '4.12\u00a0km'],
    [en.meters(84.4), '84\u00a0m'],
    [en.compact(412_806), '413K'],
    [ko.compact(412_806), '41만'],
  ])('are written as %s', (written, expected) => {
    expect(written).toBe(expected);
  });

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    'are a dash and never 0 when they are %s',
    (value) => {
      const { number, decimal, percent, change, kilometers, meters, clock, length } = en;
      for (const show of [number, decimal, percent, change, kilometers, meters, clock, length]) {
        expect(show(value)).toBe('–');
      }
    },
  );
});

describe('durations', () => {
  it.each([
    [en.clock(1721), '28:41'],
    [en.clock(9), '00:09'],
    [en.clock(59.6), '01:00'],
    [en.clock(3725), '1:02:05'],
    [en.length(6300), '1 h 45 min'],
    [en.length(540), '9 min'],
    [en.length(7200), '2 h'],
    [en.length(4_212_000), '1,170 h'],
    [en.length(0), '0 min'],
    [ko.length(6300), '1시간 45분'],
    [ja.length(6300), '1時間45分'],
  ])('are written as %s', (written, expected) => {
    expect(written).toBe(expected);
  });
});

describe('ages', () => {
  it.each([
    [en.ago(before(0), noon), 'just now'],
    [en.ago(before(59), noon), 'just now'],
    [en.ago(before(-30), noon), 'just now'],
    [en.ago(before(60), noon), '1\u00a0minute\u00a0ago'],
    [en.ago(before(42 * 60), noon), '42\u00a0minutes\u00a0ago'],
    [en.ago(before(hour), noon), '1\u00a0hour\u00a0ago'],
    [en.ago(before(day), noon), '1\u00a0day\u00a0ago'],
    [en.ago(before(6 * day), noon), '6\u00a0days\u00a0ago'],
    [en.ago(before(7 * day), noon), null],
    [ko.ago(before(42 * 60), noon), '42분\u00a0전'],
    [ko.ago(before(0), noon), '방금 전'],
    [ja.ago(before(2 * day), noon), '2日前'],
    [en.ago('2026-11-21T02:55:00Z', noon), '5\u00a0minutes\u00a0ago'],
  ])('are %s', (written, expected) => {
    expect(written).toBe(expected);
  });

  it('are a dash when the time is invalid', () => {
    expect(en.ago('yesterday', noon)).toBe('–');
  });
});
