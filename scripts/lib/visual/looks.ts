/** A theme and a window size in which every story is pictured. */
export type Look = { name: string; theme: "light" | "dark"; width: number; height: number };

/** Both themes, on a desk and on a phone. */
export const looks: Look[] = [
  { name: "light-1280", theme: "light", width: 1280, height: 800 },
  { name: "dark-1280", theme: "dark", width: 1280, height: 800 },
  { name: "light-390", theme: "light", width: 390, height: 844 },
  { name: "dark-390", theme: "dark", width: 390, height: 844 },
];
