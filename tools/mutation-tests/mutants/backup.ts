import type { MutantsIn } from '../mutant.ts';

const files = ['api/src/backup/backup-file.test.ts'];
const embedded = ['api/src/backup/embedded.slow.ts'];

/** Guards of the database: its version, its backups, and who may read them. */
export const backup: readonly MutantsIn[] = [
  {
    file: 'api/src/backup/backup-file.ts',
    tests: files,
    mutants: [
      ['a changed backup is refused', 'if (found.sha256 !== sha256)', 'if (false)'],
      ['a truncated backup is refused', 'if (found.bytes < bytes)', 'if (false)'],
      ['a changed header is refused', ' || renderHeader(header.output).toString() !== text', ''],
      ['a backup of another format is refused', 'if (named.output.version !== 1)', 'if (false)'],
      ['a backup never replaces a file', 'if (existsSync(file))', 'if (false)'],
      ['a backup is readable by its owner only', "'wx', 0o600", "'wx', 0o644"],
    ],
  },
  {
    file: 'api/src/data/schema-version.ts',
    tests: ['api/src/data/pglite.slow.ts'],
    mutants: [['a database of a newer version is refused', 'if (isNewer)', 'if (false)']],
  },
  {
    file: 'api/src/backup/target.ts',
    tests: embedded,
    mutants: [
      ['a backup of a newer version is refused', 'if (facts.schema > own)', 'if (false)'],
      ['a backup of the other database is refused', 'if (facts.database !== database)', 'if (false)'],
      ['a restore ends all sessions', "'delete from public.sessions'", "'select'"],
    ],
  },
  {
    file: 'api/src/backup/embedded.ts',
    tests: embedded,
    mutants: [['a restore needs an empty database', 'findFiles(folder) && !isReplacing', 'false']],
  },
  {
    file: 'api/src/backup/routes.ts',
    tests: embedded,
    mutants: [['a dump needs the token of the host', 'app.use(bearerAuth({ token }));', '']],
  },
  {
    file: 'api/src/backup/host-link.ts',
    tests: embedded,
    mutants: [['the token is readable by its owner only', 'mode: 0o600', 'mode: 0o644']],
  },
  {
    file: 'api/src/backup/check-database.ts',
    tests: embedded,
    mutants: [
      ['a missing foreign key is found', 'wanted.map((key) => key.getName()),', '[],'],
      ['a foreign key that was never validated is found', "contype = 'f' and convalidated", "contype = 'f'"],
    ],
  },
];
