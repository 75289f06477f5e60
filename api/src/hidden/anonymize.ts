import { createHash } from 'node:crypto';
import { hiddenPrefix } from '@hotdrop/shared-domain/game';
import { defaultLocale, hiddenPlayer } from '@hotdrop/shared-domain/locale';
import type { HiddenPlayers } from './hidden-players.ts';

const accountIds = /account\.[\w-]+/g;

/** The name of hidden players in answers. Pages translate it. */
export const hiddenName = hiddenPlayer[defaultLocale];

/**
 * What the row of a hidden player in a match has instead of id and name. The id differs for each match, so that rows of
 * several matches cannot be put together. `deleteHiddenRows` computes it in SQL.
 */
export const anonymousRow = ({
  accountId,
  matchId,
}: {
  readonly accountId: string;
  readonly matchId: string;
}) => ({
  accountId:
    hiddenPrefix +
    createHash('md5')
      .update(accountId + matchId)
      .digest('hex'),
  name: hiddenName,
});

/** Finds the hidden players of an answer. One pass over its text is enough for most answers, which have none. */
export const findNamed = async (text: string, hidden: HiddenPlayers): Promise<ReadonlySet<string>> => {
  const named = new Set(text.match(accountIds));
  if (named.size === 0) return named;
  const all = await hidden.read();
  return new Set(all.flatMap(({ accountId }) => (named.has(accountId) ? accountId : [])));
};

/**
 * Replaces hidden players in the text of an answer. Each has the same id everywhere in the answer, so that a kill log
 * still matches its teams, and another one in other answers.
 */
export const anonymize = (text: string, hidden: ReadonlySet<string>): string => {
  const ids = new Map<unknown, string>([...hidden].map((id, index) => [id, `${hiddenPrefix}${index + 1}`]));
  const replaceIn = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const fields = value as Record<string, unknown>;
    let isPlayer = false;
    for (const [key, entry] of Object.entries(fields)) {
      const id = ids.get(entry);
      if (id) fields[key] = id;
      else replaceIn(entry);
      isPlayer ||= id !== undefined;
    }
    if (isPlayer && 'name' in fields) fields.name = hiddenName;
    if (isPlayer && 'profileUrl' in fields) fields.profileUrl = null;
  };
  const answer: unknown = JSON.parse(text);
  replaceIn(answer);
  return JSON.stringify(answer);
};
