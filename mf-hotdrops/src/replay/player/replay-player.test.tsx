import { type FakeAnswers, someEvents, someTrackState } from '@hotdrop/shared-domain/testing';
import { buildTracks, encodeTracks, type MatchEvent } from '@hotdrop/shared-domain/tracks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aHit, aKill, id, pochinki } from '../../testing/match-events.ts';
import { openPage } from '../../testing/open-page.ts';
import { withoutCanvas } from '../../testing/without-canvas.ts';

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

beforeEach(() => withoutCanvas());

async function openAt(second: number | null) {
  const at = second === null ? '' : `&t=${second}`;
  const page = await openPage(`hotdrops/match/steam/${match.id}?player=Player0${at}`, { answers });
  const slider = await screen.findByRole('slider', { name: 'Time' });
  return { ...page, slider };
}
const feed = () =>
  within(screen.getByRole('tabpanel', { name: 'Kill feed' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const words = () => screen.getByText(/teams are alive/).textContent;

describe('the player of a replay', () => {
  it('begins 8 seconds before the first fight, and waits for those who want no motion', async () => {
    const { slider } = await openAt(null);
    expect(slider).toHaveValue('92');
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
    expect(screen.queryByRole('img', { name: /^The way of/ })).not.toBeInTheDocument();
  });

  it('plays by itself', async () => {
    withoutCanvas({ isMotionReduced: false });
    await openAt(null);
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  it('lists what has happened, and goes to the second of a line', async () => {
    const { user, slider } = await openAt(150);
    expect(feed()).toEqual(['01:41Player0 killed Player4AKM, 80\u00a0m']);
    await user.keyboard('.l');
    expect(slider).toHaveValue('209');
    await waitFor(() =>
      expect(feed()).toEqual([
        '03:20Player5 killed Player1SCAR-\u2060L, 80\u00a0m',
        '01:41Player0 killed Player4AKM, 80\u00a0m',
      ]),
    );
    await user.click(screen.getByRole('button', { name: /Player0 killed Player4/ }));
    expect(slider).toHaveValue('101');
    await user.keyboard(',,');
    await waitFor(() => expect(feed()).toEqual([]));
    expect(screen.getByText('No one was knocked yet.')).toBeVisible();
  });

  it('says the moment in words', async () => {
    await openAt(151);
    expect(words()).toBe(
      '02:31 Player0 killed Player4 (AKM, 80\u00a0m). Player0 has a health of 70. 7 players in 2 teams are alive.',
    );
  });

  it('names the fight, its enemy, and how it ended', async () => {
    const { user } = await openAt(100);
    const stage = screen.getByRole('region', { name: 'Replay' });
    expect(stage).toHaveTextContent(/Fight 1 of 2Team 2(?!Won)/);
    await user.keyboard('l');
    await waitFor(() => expect(stage).toHaveTextContent('Fight 1 of 2Team 2Won'));
    await user.keyboard('.l');
    await waitFor(() => expect(stage).toHaveTextContent('Fight 2 of 2Team 2Lost'));
  });

  it('plays a moment from its picture', async () => {
    const { user, slider } = await openAt(250);
    await user.click(screen.getByRole('tab', { name: /^Moments/ }));
    const list = within(screen.getByRole('tabpanel'));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    await user.click(list.getByRole('button', { name: 'Play moment 1' }));
    // It is in motion.
    expect(Number(slider.getAttribute('value'))).toBeCloseTo(98, -1);
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  it('shows health and kills of the team, and follows another player of it', async () => {
    const { user } = await openAt(250);
    const member = (name: RegExp) => screen.getByRole('button', { name });
    expect(member(/^Player0/)).toHaveTextContent('Player01health 70');
    expect(member(/^Player1/)).toHaveTextContent('Player1Dead');
    await user.click(member(/^Player1/));
    expect(member(/^Player1/)).toHaveAttribute('aria-pressed', 'true');
  });

  it('follows another team, and says so in the address', async () => {
    const { user, address } = await openAt(250);
    await user.click(screen.getByRole('tab', { name: 'Teams' }));
    await user.click(screen.getByRole('button', { name: 'Team 2, 3 alive' }));
    await waitFor(() => expect(address()).toContain('player=Player5'));
    expect(address()).toContain('t=250');
    expect(await screen.findByRole('link', { name: 'Back to Player5' })).toBeVisible();
  });

  it('goes on when the address of an earlier moment arrives late', async () => {
    const { slider, address } = await openAt(150);
    const press = (key: string) => fireEvent.keyDown(document.body, { key });
    press('l');
    press('n');
    press('l');
    await waitFor(() => expect(address()).toContain('t=170'));
    expect(await screen.findByRole('link', { name: 'Back to Player1' })).toBeVisible();
    expect(slider).toHaveValue('170');
  });

  it('shares the link to the moment', async () => {
    const { user } = await openAt(150);
    await user.click(screen.getByRole('link', { name: /^Share Best moment · Player0/ }));
    const sheet = await screen.findByRole('dialog');
    expect(within(sheet).getByRole('tabpanel', { name: 'Link' })).toHaveTextContent(
      new RegExp(`^https?://.+/pubg/hotdrops/match/steam/${match.id}\\?t=150&player=Player0`),
    );
  });

  it('keeps the second in the address after a jump and after a pause', async () => {
    const { user, address } = await openAt(150);
    await user.click(screen.getByRole('button', { name: 'Next fight' }));
    await waitFor(() => expect(address()).toContain('t=199'));
    await user.keyboard('k');
    await user.keyboard('jk');
    await waitFor(() => expect(address()).toMatch(/t=(189|19\d)/));
  });
});
