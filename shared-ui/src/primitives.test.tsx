import { render, screen } from '@testing-library/react';
import { Grid, Row, SentenceGap, Stat, Text } from './primitives.tsx';
import { renderWithSite } from './testing.tsx';

it('renders the given element with its own props, and classes for the styles', () => {
  render(
    <>
      <Text as="a" href="/pubg" size="t12" tone="muted" className="mine" hideBelow={728}>
        Home
      </Text>
      <Row as="ul" gap={0.5} justify="between" padding={[2, 4]} isTarget aria-label="players" />
      <Grid as="dl" min={40}>
        <Stat label="Kills" value={402} note="this season" />
      </Grid>
    </>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/pubg');
  expect(screen.getByRole('link')).toHaveClass('t12', 'muted', 'hideBelow728', 'mine');
  expect(screen.getByRole('list', { name: 'players' })).toHaveClass('row', 'justify-between', 'target');
  expect(screen.getByRole('list')).toHaveStyle({ '--gap': '0.5', '--block': '2', '--inline': '4' });
  expect(screen.getByRole('term')).toHaveTextContent('Kills');
  expect(screen.getAllByRole('definition').map((element) => element.textContent)).toEqual([
    '402',
    'this season',
  ]);
  expect(screen.getByRole('term').closest('dl')).toHaveStyle({ '--min': '40' });
});

const locales = ['en', 'ko', 'ja', 'zh-tw', 'zh-cn'] as const;

test.each(locales)(
  'has a space only where the full stop of a language includes none (%s)',
  async (locale) => {
    const { container } = await renderWithSite(
      <p>
        One.
        <SentenceGap />
        Two.
      </p>,
      { locale },
    );
    const hasSpace = ['en', 'ko'].includes(locale);
    expect(container.querySelector('p')?.textContent).toBe(hasSpace ? 'One. Two.' : 'One.Two.');
  },
);
