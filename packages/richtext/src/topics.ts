/**
 * Words of letters, digits and underscores with single spaces or connecting signs between them. A word may end in one or
 * two plus signs.
 */
const TOPIC_NAME = /^[\p{L}\p{N}\p{M}_]+(?:(?:\+{0,2}[ ./·&'’-]|\+{1,2})[\p{L}\p{N}\p{M}_]+)*\+{0,2}$/u;

/** Whether a text without number signs can be the name of a topic: Wi-Fi, C++, v2.0, AR/VR. Its length is not checked. */
export const isTopicName = (name: string): boolean => TOPIC_NAME.test(name);
