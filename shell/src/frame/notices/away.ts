/** The cookies that keep something put away. The server leaves out what they name. */
export const awayPrefix = 'away-';

export const awayName = {
  /** An id is the operator's and may hold what a cookie's name may not. */
  banner: (id: string) => `${awayPrefix}banner-${id.replaceAll(/[^\w-]/g, '_')}`,
  legacy: `${awayPrefix}legacy`,
  promotion: `${awayPrefix}promotion`,
};
