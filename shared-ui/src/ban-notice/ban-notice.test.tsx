import { screen } from '@testing-library/react';
import { renderWithSite } from '../testing/render-with-site.tsx';
import { BanNotice } from './ban-notice.tsx';

describe('a ban notice', () => {
  it.each([
    ['permanent', 'This account has been permanently banned.'],
    ['temporary', 'This account is temporarily suspended.'],
  ] as const)('tells a %s one', async (ban, words) => {
    await renderWithSite(<BanNotice ban={ban} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('is empty without a ban', async () => {
    const { container } = await renderWithSite(<BanNotice ban={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});
