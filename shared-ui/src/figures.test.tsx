import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangeSinceYesterday, RankProgress, StatTile, StatTiles } from './figures.tsx';
import { renderWithSite } from './testing.tsx';

const draw = (tile: React.ReactElement) => renderWithSite(<StatTiles columns={3}>{tile}</StatTiles>);

describe('a stat tile', () => {
  it('is a term and its figure', async () => {
    await draw(<StatTile label="Kills" value="402" />);
    expect(screen.getByRole('term')).toHaveTextContent('Kills');
    expect(screen.getByRole('definition')).toHaveTextContent('402');
  });

  it('explains its formula', async () => {
    await draw(<StatTile label="Win rate" value="9.1%" formula="wins ÷ games" />);
    await userEvent.click(screen.getByRole('button', { name: 'How Win rate is calculated' }));
    expect(screen.getByRole('tooltip')).toHaveTextContent('wins ÷ games');
  });

  it('shows a known zero', async () => {
    await draw(<StatTile label="Kills" value={0} whyUnknown="not published" />);
    expect(screen.getByRole('definition')).toHaveTextContent('0');
  });

  it('shows a dash with a reason for an unknown figure', async () => {
    await draw(<StatTile label="Headshots" value={null} whyUnknown="The game does not publish this." />);
    expect(screen.getByRole('button', { name: 'not known' })).toHaveAccessibleDescription(
      'The game does not publish this.',
    );
  });

  it('shows a dash without a reason', async () => {
    await draw(<StatTile label="Headshots" value={null} />);
    expect(screen.getByRole('definition')).toHaveTextContent('–');
  });
});

async function parts(divisions: number, progress: number) {
  const { container } = await renderWithSite(
    <RankProgress divisions={divisions} progress={progress} nextMark="diamond">
      54 points to Crystal 1
    </RankProgress>,
  );
  return [...container.querySelectorAll('i')].map((part) => part.style.getPropertyValue('--p'));
}

describe('the progress to the next division', () => {
  it.each([
    [4, 0.615, ['100%', '100%', '46%', '0%']],
    [4, 0, ['0%', '0%', '0%', '0%']],
    [5, 1, ['100%', '100%', '100%', '100%', '100%']],
    [0, 0.3, ['30%']],
    [4, 1.7, ['100%', '100%', '100%', '100%']],
    [4, -1, ['0%', '0%', '0%', '0%']],
  ])('fills %s divisions at %s', async (divisions, progress, filled) => {
    expect(await parts(divisions, progress)).toEqual(filled);
  });

  it('has the same as text', async () => {
    await parts(4, 0.5);
    expect(screen.getByText('54 points to Crystal 1')).toBeVisible();
  });
});

describe('the change since yesterday', () => {
  it.each([
    { now: 103, yesterday: 100, says: '3.0% more than this time yesterday' },
    { now: 97, yesterday: 100, says: '3.0% fewer than this time yesterday' },
    { now: 100, yesterday: 100, says: 'as many as yesterday' },
    { now: 99_960, yesterday: 100_000, says: 'as many as yesterday' },
    { now: 100_040, yesterday: 100_000, says: 'as many as yesterday' },
  ])('is described as: $says', async ({ now, yesterday, says }) => {
    await renderWithSite(
      <p data-testid="change">
        <ChangeSinceYesterday now={now} yesterday={yesterday} />
      </p>,
    );
    expect(screen.getByTestId('change')).toHaveTextContent(says);
  });

  it.each([
    { what: 'today was not counted', now: null, yesterday: 100 },
    { what: 'yesterday was not counted', now: 100, yesterday: null },
    { what: 'nobody played yesterday', now: 100, yesterday: 0 },
  ])('says nothing when $what', async ({ now, yesterday }) => {
    await renderWithSite(
      <p data-testid="change">
        <ChangeSinceYesterday now={now} yesterday={yesterday} />
      </p>,
    );
    expect(screen.getByTestId('change')).toBeEmptyDOMElement();
  });
});
