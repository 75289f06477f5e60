import { type MapGeography, readMap } from '@hotdrop/shared-domain/game';
import type { Tracks } from '@hotdrop/shared-domain/tracks';
import { definePanel, nothingAt } from '@hotdrop/shared-ui/panel';
import { msg } from '@lingui/core/macro';
import { replayAddress, toPlatform } from '../places/places.ts';
import { describeMoment } from '../replay/describe-moment.ts';
import { listFights } from '../replay/fights.ts';
import { createModel, teamOf } from '../replay/moment.ts';
import { findMoments, lead, type Moment } from '../replay/moments.ts';
import { readReplay } from '../replay/read-replay.ts';
import { ShotsDrawing } from '../replay/shots-drawing.tsx';

/** The best moment of a player's team in a match. */
export const replayMoment = definePanel<'match'>()({
  async load({ site, about, signal }) {
    const request = { shard: toPlatform(about.shard), matchId: about.match, player: about.name };
    const [read, { damageCauser }] = await Promise.all([
      readReplay(site, request, signal),
      site.game.loadDictionaries(),
    ]);
    if (read?.error) return { ok: false, error: read.error };
    const { loaded, tracks } = read ?? {};
    if (!loaded?.match) return nothingAt(`There is no match ${about.match}.`);
    const { match, map, absence } = loaded;
    const ground = loaded.ground && { ...loaded.ground, contours: [] };
    const best = tracks ? findBest(tracks, about.name, map, damageCauser) : null;
    if (tracks && !best) return nothingAt(`${about.name} is not in the match ${about.match}.`);
    return { ok: true, data: { match, ground, isWaiting: absence?.state === 'waiting', ...best } };
  },
  facts: ({ match, model, moment }) => ({
    match,
    moment: moment && {
      kind: moment.kind,
      at: moment.at,
      town: moment.town,
      deaths: moment.deaths.map((index) => model?.named[index]),
    },
  }),
  face({ site, about: { shard, name, match: id }, data, i18n, format }) {
    const { match, ground, isWaiting, model, moment, members = [] } = data;
    const map = readMap(site.game, match.mapName).name[site.locale];
    const about = `${name} · ${map}`;
    const addressAt = (at?: number) => replayAddress(site, { shard, match: id, player: name, at });
    if (!model || !moment) {
      const facts = i18n._(
        model
          ? msg`This team had no fight.`
          : isWaiting
            ? msg`The replay is being made`
            : msg`This match has no replay`,
      );
      return { about, title: facts, line: i18n._(msg`${about}: ${facts}`), href: addressAt() };
    }
    const { title, reason = '' } = describeMoment(model, moment, i18n, format);
    return {
      about,
      title,
      notes: [format.clock(moment.at), reason],
      drawing: (
        <ShotsDrawing
          tracks={model.tracks}
          ground={ground}
          deaths={moment.deaths}
          members={members}
          ratio={3}
        />
      ),
      line: i18n._(msg`${about}: ${title}. ${reason}`),
      href: addressAt(Math.max(0, moment.at - lead)),
    };
  },
});

/** The best first. */
const kinds: readonly Moment['kind'][] = ['win', 'fight', 'longest', 'last'];

/** Finds the best moment of a player's team. Null: the player is not in the match. */
function findBest(
  tracks: Tracks,
  name: string,
  map: MapGeography | null,
  weaponName: (id: string) => string,
) {
  const model = createModel(tracks, weaponName);
  const player = tracks.players.findIndex((one) => one.name === name || one.accountId === name);
  const team = teamOf(model.teams, player);
  if (!team) return null;
  const moments = findMoments(model, { team, fights: listFights(tracks, team), map });
  const [moment] = moments.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  return { model, members: team.members, moment };
}
