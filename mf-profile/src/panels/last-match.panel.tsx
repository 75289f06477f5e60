import { linksOf } from '@hotdrop/shared-domain/links';
import { formatDate, inUtc } from '@hotdrop/shared-domain/text';
import { apiOf } from '@hotdrop/shared-domain/wire';
import { definePanel, toneOf } from '@hotdrop/shared-ui/panel';
import { msg, plural } from '@lingui/core/macro';
import { linkPatterns } from '../link-patterns.ts';
import { readPlayedMatches } from '../matches/days.ts';
import { readNames } from '../matches/read-names.ts';
import { loadPlayer } from './load-player.ts';
import { findSeason } from './load-standing.ts';

/** The newest match of the player, whatever its mode. */
export const lastMatch = definePanel<'player'>()({
  async load(request) {
    const { site } = request;
    const [found, season] = await Promise.all([loadPlayer(request), findSeason(request)]);
    if (!found.ok) return found;
    const { player, shard } = found.data;
    const { accountId } = player;
    const answer = await apiOf(site).listMatches({ shard, accountId, page: 1 }, request);
    if (!answer.ok) return answer;
    const matches = answer.data.matches.slice(0, 1);
    const [last] = readPlayedMatches({ game: site.game, matches, accountId, weapons: {} });
    return { ok: true, data: { player, shard, season, last } };
  },
  facts: ({ player, last }) => ({ player, match: last ? { ...last.match, participants: [last.own] } : null }),
  face({ site, data: { player, shard, season, last }, i18n, format }) {
    const { game, locale } = site;
    const { name } = player;
    const links = linksOf(site, linkPatterns);
    if (!last) {
      const facts = i18n._(msg`No matches in the last three months`);
      return {
        about: name,
        title: facts,
        line: i18n._(msg`${name}: ${facts}`),
        href: links.profile({ shard, name }),
      };
    }
    const { match, own, result } = last;
    const { map, mode, kind } = readNames(game, match, locale);
    const { teamRank, teamTotal, kills } = own;
    const damage = format.number(own.damageDealt);
    const title = result ? i18n._(msg`#${teamRank} of ${teamTotal} on ${map}`) : map;
    const killed = i18n._(msg`${plural(kills, { one: '# kill', other: '# kills' })}`);
    const change = format.change(match.points);
    const facts = format.list([
      title,
      killed,
      i18n._(msg`${damage} damage`),
      ...(match.points === null ? [] : [i18n._(msg`${change} points`)]),
    ]);
    return {
      about: [name, mode, kind].filter(Boolean).join(' · '),
      title,
      color: result === 'win' ? 'accent' : undefined,
      figures: [
        { label: i18n._(msg`kills`), value: format.number(kills) },
        { label: i18n._(msg`damage`), value: damage },
        ...(match.points === null
          ? []
          : [{ label: i18n._(msg`points`), value: change, tone: toneOf(match.points) }]),
      ],
      notes: [formatDate(Date.parse(match.createdAt), 'date', locale, inUtc)],
      line: i18n._(msg`${name}: ${facts}`),
      href: season
        ? links.match({ shard, name, season: season.id, match: match.id })
        : links.profile({ shard, name }),
    };
  },
});
