import { readMap, readMode, readSeason, readTier, type TierLabel } from '@hotdrop/shared-domain/game';
import { loadPubg } from '@hotdrop/shared-domain/game/pubg/load';
import type { Locale } from '@hotdrop/shared-domain/locale';
import type { Context } from '../context.ts';
import { createProfileUrl, type PlayerRow } from '../players/find-player.ts';
import { readPlayedWeek } from '../weeks/week.ts';
import type { PlayerEvent } from './player-event.ts';
import { readSessionTeam, type TeamMember } from './session-team.ts';
import { type Panel, panelPicture, readPanelLine, siteIcon, siteUrl } from './site-links.ts';
import { sayIn } from './words.ts';

interface Field {
  readonly name: string;
  readonly value: string;
  readonly inline: true;
}

interface Embed {
  readonly title: string;
  readonly description?: string;
  readonly url?: string;
  readonly color: number;
  readonly timestamp?: string;
  readonly author?: { readonly name: string };
  readonly fields?: readonly Field[];
  readonly image?: { readonly url: string };
  readonly footer: { readonly text: string };
}

/** The body of Discord's "Execute Webhook". */
export interface DiscordMessage {
  readonly username: string;
  readonly avatar_url?: string;
  readonly embeds: readonly [Embed];
  /** A player's name must call nobody. */
  readonly allowed_mentions: { readonly parse: readonly [] };
}

/** The tokens `--tier-…` of shared-ui by mark. */
export const tierColors: Readonly<Record<string, number>> = {
  unranked: 0x7f8ca0,
  bronze: 0xb8784a,
  silver: 0xa9b4c4,
  gold: 0xcfae58,
  platinum: 0x5fb8ab,
  crystal: 0xa692e6,
  diamond: 0x62a6ea,
  master: 0xcc70ac,
  survivor: 0xf5b301,
};

/** Discord refuses longer texts. */
const limits = { title: 256, description: 4096, author: 256, name: 256 } as const;

const cut = (text: string, limit: keyof typeof limits): string =>
  text.length > limits[limit] ? `${text.slice(0, limits[limit] - 1)}…` : text;

/** Names of players may contain signs that Discord reads as bold or italic. */
const escapeMarkdown = (text: string): string => text.replaceAll(/[\\*_~`|]/g, '\\$&');

const site = 'Hotdrop';

const createBody = (context: Context, embed: Omit<Embed, 'footer'>): DiscordMessage => {
  const icon = siteIcon(context);
  return {
    username: site,
    ...(icon && { avatar_url: icon }),
    embeds: [
      {
        ...embed,
        title: cut(embed.title, 'title'),
        ...(embed.description && { description: cut(embed.description, 'description') }),
        footer: { text: site },
      },
    ],
    allowed_mentions: { parse: [] },
  };
};

interface About {
  readonly player: PlayerRow;
  readonly language: Locale;
}

const tierOf = ({ game }: Context, { tier, subTier }: PlayerRow): TierLabel =>
  readTier(game, { tier: tier ?? 'Unranked', subTier: subTier ?? '' });

const colorOf = ({ mark }: TierLabel): number => tierColors[mark] ?? 0;

/** What all messages about a player have: address, color, and the site's picture of a panel. */
const createFrame = (context: Context, { player, language }: About, panel: Panel, path = '') => {
  const url = siteUrl(context, createProfileUrl(player.platform, player.name) + path);
  const picture = panelPicture(context, panel, language);
  return {
    color: colorOf(tierOf(context, player)),
    ...(url && { url }),
    ...(picture && { image: { url: picture } }),
  };
};

const toField = ({ name, kills, points }: TeamMember, say: ReturnType<typeof sayIn>): Field => ({
  name: cut(escapeMarkdown(name), 'name'),
  value: joinShown([say.count('kills', kills), points !== null && `**${say.change(points)}**`], ' '),
  inline: true,
});

const listedPlaces = 12;

/** Joins lines or parts, without those that are missing. */
const joinShown = (parts: readonly (string | false | null)[], separator: string): string =>
  parts.filter(Boolean).join(separator);

/** Describes a session that has ended. Null: none of its matches counts. */
const describeSession = async (
  context: Context,
  about: About,
  event: Extract<PlayerEvent, { kind: 'session' }>,
): Promise<DiscordMessage | null> => {
  const { player, language } = about;
  const team = await readSessionTeam(context, player, event);
  if (!team || team.matches.length === 0) return null;
  const { matches, members, points, end, isNewest } = team;
  const game = await loadPubg(language);
  const say = sayIn(language);
  const panel: Panel = { id: 'last-session', player };
  const modes = team.modes.map((mode) => readMode(game, mode).name[language]);
  const places = matches
    .slice(-listedPlaces)
    .map(({ teamRank, mapName }) => {
      const place = `#${teamRank} ${readMap(game, mapName).name[language]}`;
      return teamRank === 1 ? `**${place}**` : place;
    })
    .join(' · ');
  // The panel shows the newest session.
  const line = isNewest ? await readPanelLine(context, panel, language) : null;
  const wins = matches.filter(({ teamRank }) => teamRank === 1).length;
  const { image, ...frame } = createFrame(context, about, panel);
  return createBody(context, {
    title: say.result(matches.length, wins, points),
    description: joinShown([line && escapeMarkdown(line), say.list(modes), places], '\n'),
    ...frame,
    ...(isNewest && image && { image }),
    timestamp: end.toISOString(),
    author: { name: cut(say.list(members.map(({ name }) => name)), 'author') },
    fields: members.map((member) => toField(member, say)),
  });
};

const describePromotion = async (
  context: Context,
  about: About,
  { season, mode, tier, subTier }: Extract<PlayerEvent, { kind: 'promotion' }>,
): Promise<DiscordMessage> => {
  const { player, language } = about;
  const game = await loadPubg(language);
  const reached = readTier(game, { tier, subTier });
  const panel: Panel = { id: 'rank', player };
  const line = await readPanelLine(context, panel, language);
  const say = sayIn(language);
  const where = say.list([readMode(game, mode).name[language], readSeason(game, season).label[language]]);
  return createBody(context, {
    ...createFrame(context, about, panel),
    title: say.promoted(reached.label[language]),
    description: joinShown([line && escapeMarkdown(line), where], '\n'),
    color: colorOf(reached),
    author: { name: cut(player.name, 'author') },
  });
};

/** Describes a week. Null: no match counts. */
const describeWeek = async (
  context: Context,
  about: About,
  { week: id }: Extract<PlayerEvent, { kind: 'week' }>,
): Promise<DiscordMessage | null> => {
  const { player, language } = about;
  const week = await readPlayedWeek(context, player, id);
  if (!week?.stats) return null;
  const { matches, wins, kills } = week.stats;
  const game = await loadPubg(language);
  const say = sayIn(language);
  const panel: Panel = { id: 'week', player, week: id };
  const line = await readPanelLine(context, panel, language);
  const { bestMatch: best, modes } = week;
  const points = modes[0]?.points;
  const shown = best && [
    `#${best.teamRank} ${readMap(game, best.mapName).name[language]}`,
    say.count('kills', best.kills),
  ];
  return createBody(context, {
    ...createFrame(context, about, panel, `/week/${id}`),
    title:
      say.week(Number(id.slice(-2))) + say.result(matches, wins, points ? points.to - points.from : null),
    description: joinShown(
      [line && escapeMarkdown(line), say.count('kills', kills), shown && `**${say.list(shown)}**`],
      '\n',
    ),
    author: { name: cut(player.name, 'author') },
  });
};

/** The message about an event in the webhook's language. Null: there is nothing to say. */
export const createMessage = async (
  context: Context,
  about: About,
  event: PlayerEvent,
): Promise<DiscordMessage | null> => {
  switch (event.kind) {
    case 'session':
      return describeSession(context, about, event);
    case 'promotion':
      return describePromotion(context, about, event);
    case 'week':
      return describeWeek(context, about, event);
  }
};

/** The first message, which shows that the address works. */
export const createTestMessage = (context: Context, { player, language }: About): DiscordMessage => {
  const say = sayIn(language);
  const url = siteUrl(context, createProfileUrl(player.platform, player.name));
  return createBody(context, {
    title: say.added(player.name),
    description: say.purpose,
    color: colorOf(tierOf(context, player)),
    ...(url && { url }),
  });
};
