import type { Readable } from 'node:stream';
import { readOwnSchemaVersion } from '../data/schema-version.ts';
import type { HiddenCommand, HiddenReport } from '../hidden/hide-player.ts';
import { type Backup, BackupError, type BackupFacts } from './backup-file.ts';
import type { CheckReport } from './check-database.ts';

/** A database that commands work on. */
export interface Target {
  /** Passes one snapshot of the database to `save`. */
  dump(save: (facts: BackupFacts, dump: Readable) => Promise<void>): Promise<void>;
  /** Restores everything or nothing. A database that holds data is refused unless it is to be replaced. */
  restore(backup: Backup, options: { readonly isReplacing: boolean }): Promise<void>;
  check(): Promise<CheckReport>;
  /** Hides a player, shows one again, or lists those who are hidden. */
  changeHidden(command: HiddenCommand): Promise<HiddenReport>;
}

/** Ends all sessions: otherwise, sessions that visitors ended after the backup would work again. */
export const endSessions = 'delete from public.sessions';

const names = {
  pglite: 'the embedded database: restore it without DATABASE_URL',
  postgresql: 'a PostgreSQL server: set DATABASE_URL to restore it',
} as const;

/** Refuses a backup of the other kind of database, and one whose schema this version does not know. */
export const refuseOtherBackup = ({ facts }: Backup, database: BackupFacts['database']): void => {
  if (facts.database !== database) {
    throw new BackupError(`The backup is one of ${names[facts.database]}. Nothing was restored.`);
  }
  const own = readOwnSchemaVersion();
  if (facts.schema > own) {
    throw new BackupError(
      `The backup was made by another version of Hotdrop: its schema is ${facts.schema}, and this version knows ${own}. Restore it with that version. Nothing was restored.`,
    );
  }
};

export const refuseData = (place: string): BackupError =>
  new BackupError(
    `${place} holds data already. Restore into an empty one, or add --replace to discard that data. Nothing was restored.`,
  );
