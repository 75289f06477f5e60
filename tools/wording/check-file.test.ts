import { checkFile } from './check-file.ts';

const findings = (code: string, file = 'shell/src/a.ts') =>
  checkFile(file, code).map(({ line, word }) => `${line} ${word}`);

test.each([
  ['British spelling in a comment', '// The colour of a bar.', '1 colour'],
  ['British spelling in an identifier', 'const favouritePlayers = 1;', '1 favourite'],
  ['a comment that begins with "What"', '\n/** What a page needs. */', '2 What'],
  ['a comment that begins with "Whoever"', '// Whoever asks waits.', '1 Whoever'],
  ['a phrase over two lines', '/**\n * The list stands\n * for the page.\n */', '2 stands for'],
  ['a phrase in the second line comment', '// First.\n// It loads anew.', '2 anew'],
  ['an old word in an identifier', 'function passOnRequest() {}', '1 pass on'],
  ['an old word as a constant', 'const MAX_PATIENCE = 1;', '1 patience'],
])('finds %s', (_, code, finding) => {
  expect(findings(code)).toEqual([finding]);
});

test('finds an old word in a file name', () => {
  expect(findings('', 'shell/src/frame/overview-bones.tsx')).toEqual(['1 bones']);
});

test.each([
  ['a text for visitors', `const text = 'Your favourite colour';`],
  ['a template', 'const text = `favourite`;'],
  ['a regular expression', 'const pattern = /[`\'"]favourite/; const other = 1;'],
  ['a question', '// What is the time? Now.'],
  ['a comparison', '// Takes no more than a second.'],
  ['an address', `const url = 'https://example.com/favourite'; // a link`],
])('allows %s', (_, code) => {
  expect(findings(code)).toEqual([]);
});

test('reports the file, the line, the word, and the replacement', () => {
  expect(checkFile('shell/src/a.ts', '\nconst sickAt = 1;')).toEqual([
    { file: 'shell/src/a.ts', line: 2, word: 'sick', instead: 'unhealthy' },
  ]);
});
