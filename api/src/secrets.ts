/** Settings that the log must not show. */
export const secretNames = ['DATABASE_URL', 'PUBG_API_KEY', 'SESSION_SECRET', 'STEAM_API_KEY'];
