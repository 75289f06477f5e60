/** Makes `Date` show the time of a zone, until the test restores its mocks. */
export function setBrowserTimeZone(timeZone: string): void {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
    const time = Math.floor(this.getTime() / 1000) * 1000;
    return (time - Date.parse(`${format.format(time).replace(' ', 'T')}Z`)) / 60_000;
  });
}
