/** The browser's own, in the shape of the package that it stands in for (see vite.config.ts). */
const clone = <Value>(value: Value): Value => structuredClone(value);

export default clone;
