import { formatTimestamp, inTimeZone, type TimeZone } from '@hotdrop/shared-domain/text';
import fc from 'fast-check';
import { readTimeZone } from './time-zone.ts';

const read = (name: string): TimeZone => {
  const zone = readTimeZone(name);
  if (!zone) throw new Error(`${name} is unknown.`);
  return zone;
};

test.each([
  'America/Los_Angeles',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Katmandu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'America/Mexico_City',
  'UTC',
  'Etc/GMT-5',
])('reads the offsets of %s as Intl knows them', (timeZone) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const offsetAt = inTimeZone(read(timeZone));
  const end = Date.UTC(new Date().getUTCFullYear() + 2, 0);
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2017, 0), max: end - 1 }), (time) =>
      expect(formatTimestamp(time, offsetAt)).toBe(format.format(time)),
    ),
  );
});

test.each([undefined, '', 'Mars/Olympus', '../secret', '<script>', 'UTC '.repeat(1000)])(
  'knows no zone %p',
  (name) => {
    expect(readTimeZone(name)).toBeNull();
  },
);
