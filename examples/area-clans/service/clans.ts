import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findEvening } from './evening.ts';
import { createTokenLimit } from './token-limit.ts';

export interface PlanChange {
  readonly name: string;
  readonly token: string;
  /** All hours of this evening in which the member plays. */
  readonly hours: readonly string[];
}

export type ChangeResult = 'changed' | 'wrong token' | 'another evening' | { readonly wait: number };

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** A page loads the stats of each member. */
const maxMembers = 20;

/** The clans in a SQLite file, or in memory (`:memory:`). */
export function openClans(file: string, now: () => number = Date.now) {
  const db = new DatabaseSync(file);
  db.function('sha256', (text) => sha256(String(text)));
  db.exec(readFileSync(path.join(import.meta.dirname, 'data.sql'), 'utf8'));
  const clanByTag = db.prepare('select * from clan where platform = ? and tag = ?');
  const allClans = db.prepare('select * from clan order by name');
  const clansOfMember = db.prepare(
    'select clan.* from clan join member using (platform, tag) where platform = ? and member.name = ?',
  );
  const membersOfClan = db.prepare(
    `select name, hours from member where platform = ? and tag = ? order by name limit ${maxMembers}`,
  );
  const tokenOf = db.prepare('select token from member where platform = ? and tag = ? and name = ?');
  const setHours = db.prepare('update member set hours = ? where platform = ? and tag = ? and name = ?');
  const limit = createTokenLimit(now);

  const describe = ({ platform, tag, name, time_zone: zone }: Record<string, unknown>) => {
    const members = membersOfClan.all(String(platform), String(tag)).map((row) => ({
      name: String(row.name),
      hours: new Set<unknown>(JSON.parse(String(row.hours))),
    }));
    return {
      platform,
      tag,
      name,
      members: members.map((member) => member.name),
      /** Who plays in each hour. */
      evening: findEvening(String(zone), now()).map((start) => ({
        start,
        names: members.filter(({ hours }) => hours.has(start)).map((member) => member.name),
      })),
    };
  };

  const read = (platform: string, tag: string) => {
    const found = clanByTag.get(platform, tag);
    return found && describe(found);
  };

  return {
    list: () => allClans.all().map(describe),
    listOf: (platform: string, name: string) => clansOfMember.all(platform, name).map(describe),
    /** Undefined: there is no such clan. */
    read,
    /** Replaces a member's hours. */
    change(platform: string, tag: string, { name, token, hours }: PlanChange): ChangeResult {
      const expected = tokenOf.get(platform, tag, name)?.token;
      if (!(expected instanceof Uint8Array)) return 'wrong token';
      const member = JSON.stringify([platform, tag, name]);
      const wait = limit.getWait(member);
      if (wait > 0) return { wait };
      // Hashes have one length, and the comparison takes the same time for all of them.
      if (!timingSafeEqual(expected, sha256(token))) {
        limit.countWrong(member);
        return 'wrong token';
      }
      const evening = new Set(read(platform, tag)?.evening.map(({ start }) => start));
      if (!hours.every((start) => evening.has(start))) return 'another evening';
      setHours.run(JSON.stringify(hours), platform, tag, name);
      return 'changed';
    },
    close: () => db.close(),
  };
}
