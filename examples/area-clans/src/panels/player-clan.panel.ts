import { platformOf } from '@hotdrop/shared-domain/game';
import { definePanel, nothingAt } from '@hotdrop/shared-ui/panel';
import { msg } from '@lingui/core/macro';
import { clansApi, playersOf } from '../calls.ts';

/** The clan of a player, and who plays this evening. */
export const playerClan = definePanel<'player'>()({
  async load({ site, about: { shard, name }, signal }) {
    const platform = platformOf(site.game, shard);
    const answer = await clansApi(site).clansOf({ platform, name }, { signal });
    if (!answer.ok) return answer;
    const [clan] = answer.data.clans;
    return clan ? { ok: true, data: clan } : nothingAt(`${name} is in no clan.`);
  },
  face({ site, about, data: clan, i18n, format }) {
    const { name: player } = about;
    const { platform, tag, name } = clan;
    const tonight = format.list(playersOf(clan)) || '–';
    return {
      about: `${player} · ${tag}`,
      title: name,
      figures: [
        { label: i18n._(msg`members`), value: format.number(clan.members.length) },
        { label: i18n._(msg`this evening`), value: format.number(playersOf(clan).length) },
      ],
      line: i18n._(msg`${player} is in ${name} (${tag}). This evening: ${tonight}`),
      href: site.linkTo('clan', { platform, tag }),
    };
  },
});
