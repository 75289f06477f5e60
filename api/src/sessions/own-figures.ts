import { participants } from '../data/schema.ts';

/** The columns of a player's own figures in a match. */
export const ownFigures = {
  id: participants.matchId,
  createdAt: participants.createdAt,
  mapName: participants.mapName,
  teamRank: participants.teamRank,
  teamTotal: participants.teamTotal,
  kills: participants.kills,
  damageDealt: participants.damageDealt,
  timeSurvived: participants.timeSurvived,
};
