import { linksOf } from '@hotdrop/shared-domain/links';
import { apiOf } from '@hotdrop/shared-domain/wire';
import { definePanel } from '@hotdrop/shared-ui/panel';
import { msg, plural } from '@lingui/core/macro';
import { linkPatterns } from '../link-patterns.ts';
import { loadPlayerWithMatches } from './load-player.ts';

/** What the player did the last time. */
export const lastSession = definePanel<'player'>()({
  async load(request) {
    const found = await loadPlayerWithMatches(request);
    if (!found.ok) return found;
    const { player, shard } = found.data;
    const { signal } = request;
    const answer = await apiOf(request.site).listSessions({ shard, accountId: player.accountId }, { signal });
    return answer.ok ? { ok: true, data: { player, shard, ...answer.data } } : answer;
  },
  face({ site, data: { player, shard, sessions }, i18n, format }) {
    const { name } = player;
    const describe = ({ matches, wins, points }: (typeof sessions)[number]) => {
      const change = format.change(points);
      return format.list([
        i18n._(msg`${plural(matches, { one: '# match', other: '# matches' })}`),
        i18n._(msg`${plural(wins, { one: '# win', other: '# wins' })}`),
        ...(points === null ? [] : [i18n._(msg`${change} points`)]),
      ]);
    };
    const withName = (facts: string) => i18n._(msg`${name}: ${facts}`);
    const [last] = sessions;
    const href = linksOf(site, linkPatterns).profile({ shard, name });
    const title = last ? describe(last) : i18n._(msg`No matches in the last three months`);
    return {
      about: name,
      title,
      figures: last && [
        { label: i18n._(msg`kills`), value: format.number(last.kills) },
        { label: i18n._(msg`damage`), value: format.number(last.averageDamage) },
        { label: i18n._(msg`top 10`), value: format.number(last.top10s) },
      ],
      line: withName(title),
      href,
      entries: sessions.map((session) => ({
        id: `session/${player.accountId}/${session.start}`,
        title: withName(describe(session)),
        at: session.end,
        href,
      })),
    };
  },
});
