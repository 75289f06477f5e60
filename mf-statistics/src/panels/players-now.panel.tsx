import { readPlatform } from '@hotdrop/shared-domain/game';
import { linksOf } from '@hotdrop/shared-domain/links';
import { apiOf } from '@hotdrop/shared-domain/wire';
import { definePanel } from '@hotdrop/shared-ui/panel';
import { msg } from '@lingui/core/macro';
import { linkPatterns } from '../link-patterns.ts';
import { sparkOf } from '../playing/spark.ts';

const box = { width: 480, height: 160, margin: 8 };

/** How many people play now, and during the last day. */
export const playersNow = definePanel<'none'>()({
  async load({ site, signal }) {
    const api = apiOf(site);
    const [now, day] = await Promise.all([
      api.getPlayerCount({}, { signal }),
      api.getPlaying({ range: 'day' }, { signal }),
    ]);
    if (!now.ok) return now;
    return { ok: true, data: { ...now.data, history: day.ok ? day.data.history : [] } };
  },
  face({ site, data: { count, yesterday, history }, i18n, format }) {
    const { game, locale } = site;
    const platform = readPlatform(game, game.defaultPlatform).name[locale];
    const about = `${game.shortName} · ${platform}`;
    const href = linksOf(site, linkPatterns).playing({ range: 'day' });
    if (count === null) {
      const facts = i18n._(msg`The players could not be counted yet`);
      return { about, title: facts, line: i18n._(msg`${about}: ${facts}`), href };
    }
    const value = format.number(count);
    const ratio = yesterday ? count / yesterday - 1 : null;
    const share = format.percent(ratio);
    const change = ratio !== null && ratio > 0 ? `+${share}` : share.replace('-', '−');
    const number = value;
    const gameName = game.shortName;
    const playing = i18n._(msg`${number} playing ${gameName} now`);
    const compared = i18n._(msg`${change} since yesterday`);
    return {
      about,
      title: i18n._(msg`Playing now`),
      value,
      color: 'accent',
      notes: ratio === null ? [] : [compared],
      drawing: <Line counts={history.map((step) => step.count)} />,
      line: ratio === null ? playing : format.list([playing, compared]),
      href,
    };
  },
});

function Line({ counts }: { readonly counts: readonly number[] }) {
  const line = sparkOf(counts, box);
  return (
    line && (
      <>
        <path d={`${line}V${box.height}H0Z`} fill="var(--accent)" fillOpacity="0.12" />
        <path d={line} fill="none" stroke="var(--accent)" strokeWidth="3" strokeLinejoin="round" />
      </>
    )
  );
}
