import { type FakeAnswers, someEvents, someTrackState } from '@hotdrop/shared-domain/testing';
import { buildTracks, encodeTracks, type MatchEvent } from '@hotdrop/shared-domain/tracks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aHit, aKill, id, pochinki } from '../../testing/match-events.ts';
import { openPage } from '../../testing/open-page.ts';

const aPosition = (at: number, account: number, health: number): MatchEvent => ({
  kind: 'position',
  at,
  accountId: id(account),
  place: pochinki,
  altitude: 0,
  health,
  vehicle: null,
});

const lastKill = { ...aKill(200, 5, 1), weapon: 'WeapSCAR-L_C' } as MatchEvent;
/** Player0 of team 1 kills Player4 of team 2 at 1:41, and Player5 kills Player1 at 3:20. */
const events = [
  ...[aPosition(60, 0, 100), aPosition(150, 0, 70), aPosition(60, 1, 100), aPosition(60, 5, 100)],
  ...[aHit(100, 0, 4), aKill(101, 0, 4), aHit(199, 5, 1), lastKill, aPosition(290, 0, 70)],
];
const answers: FakeAnswers = {
  getTracks: someTrackState(),
  getTrackFile: encodeTracks(buildTracks({ ...someEvents(), events })),
};
const { match } = someTrackState();

// jsdom has neither media queries nor a canvas; the lists and words need none.
beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  HTMLCanvasElement.prototype.getContext = jest.fn().mockReturnValue(null);
  Element.prototype.scrollIntoView = jest.fn();
});

async function openAt(second: number | null) {
  const at = second === null ? '' : `&at=${second}`;
  const page = await openPage(`hotdrops/match/steam/${match.id}?player=Player0${at}`, { answers });
  if (second === null) await page.user.click(screen.getByRole('button', { name: 'Watch the replay' }));
  const slider = await screen.findByRole('slider', { name: 'Time' });
  return { ...page, slider };
}
const feed = () =>
  within(screen.getByRole('tabpanel', { name: 'Kill feed' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const words = () => screen.getByText(/teams are alive/).textContent;

describe('the player of a replay', () => {
  it('replaces the picture on a press, and takes the focus', async () => {
    await openAt(null);
    expect(screen.queryByRole('img', { name: /^The way of/ })).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: /^The map at this moment/ })).toHaveFocus();
  });

  it('lists what has happened, and nothing else', async () => {
    const { user, slider } = await openAt(150);
    expect(feed()).toEqual(['01:41Player0 killed Player4AKM, 80\u00a0m']);
    slider.focus();
    await user.keyboard('{PageDown}{ArrowRight}');
    expect(slider).toHaveValue('209');
    expect(feed()).toEqual([
      '03:20Player5 killed Player1SCAR-\u2060L, 80\u00a0m',
      '01:41Player0 killed Player4AKM, 80\u00a0m',
    ]);
    await user.keyboard('{PageUp}{PageUp}{PageUp}');
    await waitFor(() => expect(feed()).toEqual([]));
    expect(screen.getByText('No one was knocked yet.')).toBeVisible();
  });

  it('says the moment in words', async () => {
    await openAt(151);
    expect(words()).toBe(
      '02:31 Player0 killed Player4 (AKM, 80\u00a0m). Player0 has a health of 70. 7 players in 2 teams are alive.',
    );
  });

  it('shows health and kills of the team', async () => {
    const { user } = await openAt(250);
    const member = (name: RegExp) => screen.getByRole('button', { name });
    expect(member(/^Player0/)).toHaveTextContent('Player01 kill70');
    expect(member(/^Player1/)).toHaveTextContent('Player10 killsDead');
    await user.click(member(/^Player1/));
    expect(member(/^Player1/)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('combobox', { name: 'Follow' })).toHaveDisplayValue('Player1');
  });

  it('follows another team from the list of teams, and says so in the address', async () => {
    const { user, address } = await openAt(250);
    await user.click(screen.getByRole('tab', { name: 'Teams' }));
    const rows = within(screen.getByRole('tabpanel')).getAllByRole('button');
    expect(rows.map((row) => row.textContent)).toEqual(['1Player03 alive1 kill', '2Player53 alive1 kill']);
    const [, other] = rows;
    if (!other) throw new Error('There is one team.');
    await user.click(other);
    await waitFor(() => expect(address()).toContain('player=Player5'));
    expect(address()).toContain('at=250');
    expect(await screen.findByText('Team of Player5')).toBeVisible();
  });

  it('goes to the moment of a row of the page', async () => {
    const { user, slider, address } = await openAt(250);
    const list = within(screen.getByRole('region', { name: 'What happened' }));
    await user.click(list.getByRole('link', { name: /Player0 killed Player4/ }));
    await waitFor(() => expect(slider).toHaveValue('101'));
    expect(address()).toContain('at=101');
  });

  it('goes on when the address of an earlier moment arrives late', async () => {
    const { slider, address } = await openAt(150);
    const press = (key: string) => fireEvent.keyDown(screen.getByRole('img', { name: /^The map/ }), { key });
    press('ArrowRight');
    press('f');
    press('ArrowRight');
    await waitFor(() => expect(address()).toContain('at=160'));
    expect(await screen.findByText('Team of Player1')).toBeVisible();
    expect(slider).toHaveValue('170');
  });

  it('copies the link to the moment', async () => {
    const { user } = await openAt(150);
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy link to this moment' }));
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(copied.mock.lastCall?.[0]).toMatch(
      new RegExp(`^https?://.+/pubg/hotdrops/match/steam/${match.id}\\?at=150&player=Player0$`),
    );
  });

  it('writes the moment into the address after a pause', async () => {
    const { user, address } = await openAt(150);
    await user.click(screen.getByRole('button', { name: 'Play' }));
    await user.click(screen.getByRole('button', { name: 'Next fight' }));
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(address()).toMatch(/at=(199|20\d)/));
  });
});
