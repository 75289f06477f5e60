import path from 'node:path';

/** Reads a file of the repository. Undefined: it does not exist. */
type Read = (file: string) => string | undefined;

const decisions = 'docs/decisions/';
const places = [
  'api/src',
  'bench',
  'e2e',
  'mf-favorites/src',
  'mf-leaderboards/src',
  'mf-profile/src',
  'mf-statistics/src',
  'tools',
] as const;

/** The README that lists the folders of a place. */
const readmeOf = (place: string) => `${place.replace('/src', '')}/README.md`;

function checkDecisions(files: readonly string[], read: Read): string[] {
  const index = `${decisions}README.md`;
  const listed = (read(index) ?? '').split('\n').filter((line) => /^- \[\d{4}: /.test(line));
  const wanted = files
    .filter((file) => file.startsWith(decisions) && /^\d{4}-/.test(path.basename(file)))
    .map((file) => {
      const title = /^# (.*)/.exec(read(file) ?? '')?.[1] ?? '';
      return `- [${title}](${path.basename(file)})`;
    });
  return [
    ...wanted.filter((entry) => !listed.includes(entry)).map((entry) => `${index} lacks the line: ${entry}`),
    ...listed
      .filter((line, at) => !wanted.includes(line) || listed.indexOf(line) !== at)
      .map((line) => `${index} has a line of no decision, or a second one: ${line}`),
  ];
}

const sections = ['Status', 'Date', 'Context', 'Decision', 'Consequences'];

/** Finds records without the sections of every record, in their order. */
function checkSections(files: readonly string[], read: Read): string[] {
  return files
    .filter((file) => /^docs\/decisions\/\d{4}-/.test(file))
    .filter((file) => {
      const found = [...(read(file) ?? '').matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, name]) => name);
      return found.join() !== sections.join();
    })
    .map((file) => `${file} does not have the sections ${sections.join(', ')}`);
}

function checkFolders(place: string, files: readonly string[], read: Read): string[] {
  const inside = files
    .filter((file) => file.startsWith(`${place}/`))
    .map((file) => file.slice(place.length + 1));
  const folders = new Set(
    inside.filter((file) => file.includes('/')).map((file) => file.split('/', 1)[0] ?? ''),
  );
  const readme = readmeOf(place);
  const [table = ''] = /^\| folder .*\n(\|.*\n)*/m.exec(read(readme) ?? '') ?? [];
  const listed = new Set([...table.matchAll(/^\| `([\w-]+)` /gm)].map(([, name]) => name ?? ''));
  return [
    ...[...folders]
      .filter((name) => !listed.has(name))
      .map((name) => `${readme} lacks the folder ${name} in its list`),
    ...[...listed]
      .filter((name) => !folders.has(name))
      .map((name) => `${readme} lists the folder ${name}, which does not exist`),
  ];
}

/** Finds decisions and folders that their list does not name. `files` are all files of the repository. */
export const checkLists = (files: readonly string[], read: Read): readonly string[] => [
  ...checkDecisions(files, read),
  ...checkSections(files, read),
  ...places.flatMap((place) => checkFolders(place, files, read)),
];
