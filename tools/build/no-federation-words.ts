/**
 * Stands in for what federation's errors say, in what browsers load: 1 KB in the host and in each area. A
 * message still names its code, and where that code is explained.
 */
const none: Readonly<Record<string, string>> = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
