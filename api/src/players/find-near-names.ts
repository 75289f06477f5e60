import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { players } from '../data/schema/players.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789_-'];
/** One letter makes too many other names out of a shorter one. */
const minLength = 4;
const maxNames = 8;

/** Finds players of a platform with a name that is one mistake away: a space, a clan tag, or one letter. */
export const findNearNames = ({ db }: Context, platform: string, name: string) => {
  const names = listNearNames(name);
  if (names.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(players)
    .where(and(eq(players.platform, platform), inArray(sql`lower(${players.name})`, names)))
    .orderBy(asc(sql`lower(${players.name})`), asc(players.accountId))
    .limit(maxNames);
};

/** Lists the lower-case names that a visitor may have meant. Equality on each uses the index of names. */
export function listNearNames(name: string): string[] {
  const typed = name.trim().toLowerCase();
  const untagged = typed.replace(/^[[({<].{1,8}?[\])}>]\s*/, '');
  const words = untagged.split(/\s+/);
  const joined = ['', '_', '-'].map((separator) => words.join(separator));
  // The first word of several can be a clan tag.
  const near = [...joined, words.slice(1).join(''), ...joined.flatMap(changeOneLetter)];
  return [...new Set(near)].filter((one) => one.length > 0 && one !== typed);
}

/** Lists a name with each letter removed, replaced, or added. */
function changeOneLetter(name: string): string[] {
  if (name.length < minLength) return [];
  return Array.from({ length: name.length + 1 }, (_, at) => at).flatMap((at) => {
    const [before, after] = [name.slice(0, at), name.slice(at)];
    return [
      before + after.slice(1),
      ...letters.flatMap((letter) => [before + letter + after.slice(1), before + letter + after]),
    ];
  });
}
