/** The site's mark in a box of 24 × 24. */
export const LogoMark = () => (
  <g fill="none" stroke="var(--accent)" strokeLinecap="round" strokeLinejoin="round">
    <path
      fill="var(--accent)"
      stroke="none"
      d="M2.5 12C2.5 6 6.7 2 12 2s9.5 4 9.5 10c-1.6-1.3-3.5-1.3-4.9.1-1.2-1.5-3-1.5-4.6-.2-1.6-1.3-3.4-1.3-4.6.2C6 10.7 4.1 10.7 2.5 12z"
    />
    <path strokeWidth="1.5" d="M3.2 13l8.8 9.2L20.8 13M8.3 14l3.7 7.8 3.7-7.8" />
  </g>
);
