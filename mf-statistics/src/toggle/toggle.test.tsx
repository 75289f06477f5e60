import { fakeSite } from '@hotdrop/shared-domain/testing';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toggle } from './toggle.tsx';

const open = async () => {
  const toggle = (
    <Toggle isPressed={false} to="/pubg/statistics/playing?range=week&compare=year" line="thin">
      Last year
    </Toggle>
  );
  return renderWithSite([{ path: '*', element: toggle }], {
    site: fakeSite(),
    path: '/pubg/statistics/playing',
  });
};

describe('a toggle', () => {
  it('says whether it is pressed, and opens the address of its other state', async () => {
    const { router } = await open();
    const button = await screen.findByRole('button', { name: 'Last year', pressed: false });
    await userEvent.click(button);
    expect(router.state.location.search).toBe('?range=week&compare=year');
  });

  it('is a form with the query of that address', async () => {
    await open();
    const button = await screen.findByRole('button', { name: 'Last year' });
    const form = button.closest('form');
    expect(form).toHaveAttribute('action', '/pubg/statistics/playing');
    expect(form).toHaveFormValues({ range: 'week', compare: 'year' });
  });
});
