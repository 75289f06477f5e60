import { screen } from '@testing-library/react';
import { renderWithSite } from '../testing/render-with-site.tsx';
import { RankProgress } from './rank-progress.tsx';

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
