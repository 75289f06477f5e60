import { type KeyActions, pressKey } from './keys.ts';

function press(key: string, { on = '<div>', ...modifiers }: { on?: string } & KeyboardEventInit = {}) {
  document.body.innerHTML = on;
  const calls: string[] = [];
  const actions = new Proxy({} as KeyActions, {
    get: (_, name) => (value: unknown) =>
      void calls.push(value === undefined ? String(name) : `${String(name)} ${value}`),
  });
  let isUsed = false;
  const listen = (event: KeyboardEvent) => {
    isUsed = pressKey(event, actions);
  };
  window.addEventListener('keydown', listen, { once: true });
  const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, ...modifiers });
  document.body.firstElementChild?.dispatchEvent(event);
  expect(isUsed).toBe(calls.length > 0);
  return calls.join();
}

test.each([
  [' ', 'toggle'],
  ['k', 'toggle'],
  ['K', 'toggle'],
  ['ArrowLeft', 'jump -5'],
  ['ArrowRight', 'jump 5'],
  ['j', 'jump -10'],
  ['l', 'jump 10'],
  ['.', 'goToFight 1'],
  [',', 'goToFight -1'],
  ['f', 'fillScreen'],
  ['m', 'showAll'],
  ['2', 'playMoment 1'],
])('the key %s means %s', (key, call) => {
  expect(press(key)).toBe(call);
});

test.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable></p>'])(
  'belongs to %s',
  (on) => {
    expect(press('k', { on })).toBe('');
  },
);

test('belongs to the browser with a modifier, except where it makes the character', () => {
  expect(press('l', { ctrlKey: true })).toBe('');
  expect(press('ArrowLeft', { altKey: true })).toBe('');
  expect(press('L', { shiftKey: true })).toBe('');
  expect(press('?', { shiftKey: true })).toBe('listKeys');
});

test('space presses a button, and other keys work on it', () => {
  expect(press(' ', { on: '<button>' })).toBe('');
  expect(press('k', { on: '<button>' })).toBe('toggle');
  expect(press('ArrowLeft', { on: '<input type="range">' })).toBe('jump -5');
});

test('a row of tabs has the arrows alone', () => {
  const on = '<div role="tablist">';
  expect(press('ArrowLeft', { on })).toBe('');
  expect(press('k', { on })).toBe('toggle');
});

test('other keys belong to the browser', () => {
  expect(press('Tab') + press('ArrowDown')).toBe('');
});
