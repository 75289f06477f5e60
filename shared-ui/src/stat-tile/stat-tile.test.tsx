import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSite } from '../testing/render-with-site.tsx';
import { StatTile, StatTiles } from './stat-tile.tsx';

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
