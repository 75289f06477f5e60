import { checkLists } from './check-lists.ts';

const record = (title: string) =>
  `# ${title}\n\n**Status.** Accepted.\n\n**Date.** 2026-11-21\n\n**Context.** a\n\n**Decision.** b\n\n**Consequences.** c\n`;

const complete = {
  'docs/decisions/README.md': '# Decisions\n\n- [0010: Valibot](0010-valibot.md)\n',
  'docs/decisions/0010-valibot.md': record('0010: Valibot'),
  'tools/README.md': '| folder | what |\n| `site` | starts sites |\n',
  'tools/site/a.ts': '',
};

const check = (files: Readonly<Record<string, string>>) =>
  checkLists(Object.keys(files), (file) => files[file]);

it('accepts complete lists', () => {
  expect(check(complete)).toEqual([]);
});

it('finds a decision that the index does not list', () => {
  expect(check({ ...complete, 'docs/decisions/0011-new.md': record('0011: New') })).toEqual([
    'docs/decisions/README.md lacks the line: - [0011: New](0011-new.md)',
  ]);
});

it('finds a decision whose title has changed', () => {
  expect(check({ ...complete, 'docs/decisions/0010-valibot.md': record('0010: Zod') })).toEqual([
    'docs/decisions/README.md lacks the line: - [0010: Zod](0010-valibot.md)',
    'docs/decisions/README.md has a line of no decision, or a second one: - [0010: Valibot](0010-valibot.md)',
  ]);
});

it.each([
  '- [0009: Zod](0009-zod.md)',
  '- [0010: Zod](0010-valibot.md)',
  '- [0010: Valibot](0010-valibot.md)',
])('finds a line of no decision, or a second one (%s)', (line) => {
  const index = `${complete['docs/decisions/README.md']}${line}\n`;
  expect(check({ ...complete, 'docs/decisions/README.md': index })).toEqual([
    `docs/decisions/README.md has a line of no decision, or a second one: ${line}`,
  ]);
});

it('finds a decision without a section, or with another order', () => {
  const text = complete['docs/decisions/0010-valibot.md'];
  for (const other of [text.replace('**Date.**', ''), text.replace('Date', 'Status')]) {
    expect(check({ ...complete, 'docs/decisions/0010-valibot.md': other })).toEqual([
      'docs/decisions/0010-valibot.md does not have the sections Status, Date, Context, Decision, Consequences',
    ]);
  }
});

it('finds a folder that the README does not list', () => {
  expect(check({ ...complete, 'tools/fonts/a.ts': '' })).toEqual([
    'tools/README.md lacks the folder fonts in its list',
  ]);
});

it('finds a listed folder that does not exist', () => {
  const { 'tools/site/a.ts': _, ...rest } = complete;
  expect(check(rest)).toEqual(['tools/README.md lists the folder site, which does not exist']);
});
