import { fakeSite } from '@hotdrop/shared-domain/testing';
import { screen } from '@testing-library/react';
import { renderWithSite } from '../testing/render-with-site.tsx';
import { AdSlot } from './ad-slot.tsx';

const draw = (slot: number, isMobileApp = false) =>
  renderWithSite(
    <AdSlot slot={slot}>
      <p>Hotdrop on your phone</p>
    </AdSlot>,
    { site: fakeSite({ state: { isMobileApp } }) },
  );

describe('an ad slot', () => {
  it('has a label and shows our own promotion', async () => {
    await draw(3);
    expect(screen.getByRole('complementary', { name: /^Advertisement/ })).toHaveTextContent(
      'Hotdrop on your phone',
    );
  });

  it.each([
    [1, '1'],
    [5, '5'],
    [0, '1'],
    [6, '1'],
    [2.5, '1'],
    [Number.NaN, '1'],
  ])('numbered %s is found as slot %s', async (slot, found) => {
    await draw(slot);
    expect(screen.getByRole('complementary')).toHaveAttribute('data-ad-slot', found);
  });

  it('is empty inside the mobile app', async () => {
    await draw(1, true);
    expect(screen.queryByText('Hotdrop on your phone')).not.toBeInTheDocument();
  });
});
