/**
 * Replaces the texts of federation's errors in builds for browsers: 1 KB less in the host and in each area. A message
 * still has its code and a link to its explanation.
 */
const none: Readonly<Record<string, string>> = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
