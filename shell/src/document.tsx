import { getLanguage } from '@hotdrop/shared-domain/locale';
import displayFont from '@hotdrop/shared-ui/fonts/barlow-condensed-600.woff2';
import favicon from '@hotdrop/shared-ui/logo/favicon.svg';
import type { ReactNode } from 'react';
import { colorSchemes, themeColors } from './frame/themes.ts';
import type { Handover } from './handover.ts';

/**
 * The whole HTML document. The server renders it and the browser hydrates it. Pages add title and description. The root
 * element gets an attribute before hydration (`createMessageScript`).
 */
export function Document({ handover, children }: { handover: Handover; children: ReactNode }) {
  const { theme, adGrounds } = handover.frameData;
  return (
    <html lang={getLanguage(handover.locale).tag} data-hotdrop="" data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={colorScheme[theme]} />
        {colorSchemes.map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            content={themeColors[theme === 'system' ? scheme : theme]}
          />
        ))}
        {/* Styles are in the page, so the browser could paint half of it and move that while the rest arrives. */}
        <link rel="expect" href="#main" blocking="render" />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />
      </head>
      <body style={adGrounds}>{children}</body>
    </html>
  );
}

const colorScheme = { dark: 'dark', light: 'light', system: 'light dark' };
