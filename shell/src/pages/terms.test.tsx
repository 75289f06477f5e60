import { fakeSite } from '@hotdrop/shared-domain/testing';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { screen } from '@testing-library/react';
import { FrameDataProvider } from '../frame/frame-data.ts';
import { dismissalPrefix } from '../frame/settings.ts';
import { cookieNames } from '../server/http/visitor.ts';
import { aFrameData } from '../testing/a-frame-data.ts';
import { TermsPage } from './terms.page.tsx';

it.each([...Object.values(cookieNames), `${dismissalPrefix}…`, 'areas', 'hotdrop_session', 'hotdrop_signin'])(
  'the terms name the cookie %s',
  async (name) => {
    await renderWithSite(
      <FrameDataProvider value={aFrameData()}>
        <TermsPage />
      </FrameDataProvider>,
      { site: fakeSite() },
    );
    expect(screen.getByText(name, { selector: 'code' })).toBeVisible();
  },
);
