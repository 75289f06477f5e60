import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RankProgress, StatTile, StatTiles } from './stats.tsx';
import { renderWithSite } from './testing.tsx';

it('shows tiles with their formulas, and a dash with a reason for unknown numbers', async () => {
  await renderWithSite(
    <StatTiles columns={4}>
      <StatTile label="Win rate" value="9.1%" formula="wins ÷ games" />
      <StatTile label="Kills" value={0} whyUnknown="not published" />
      <StatTile label="Headshots" value={null} whyUnknown="The game does not publish this." />
      <StatTile label="Longest kill" value={null} />
    </StatTiles>,
  );
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '9.1%',
    '0',
    expect.stringContaining('–'),
    '–',
  ]);
  expect(screen.getByRole('button', { name: 'not known' })).toHaveAccessibleDescription(
    'The game does not publish this.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'How Win rate is calculated' }));
  expect(screen.getByRole('tooltip')).toHaveTextContent('wins ÷ games');
});

it.each([
  [4, 0.615, ['100%', '100%', '46%', '0%']],
  [5, 1, ['100%', '100%', '100%', '100%', '100%']],
  [0, 0.3, ['30%']],
  [4, 1.7, ['100%', '100%', '100%', '100%']],
  [4, -1, ['0%', '0%', '0%', '0%']],
])('fills %s divisions at %s', async (divisions, progress, filled) => {
  const { container } = await renderWithSite(
    <RankProgress divisions={divisions} progress={progress} nextMark="diamond">
      54 points to Crystal 1
    </RankProgress>,
  );
  const parts = [...container.querySelectorAll('i')];
  expect(parts.map((part) => part.style.getPropertyValue('--p'))).toEqual(filled);
  expect(screen.getByText('54 points to Crystal 1')).toBeVisible();
});
