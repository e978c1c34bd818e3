/** How every story is pictured: both themes, a desk and a phone. */
export const looks = [
  { name: "light-1280", theme: "light", width: 1280, height: 800 },
  { name: "dark-1280", theme: "dark", width: 1280, height: 800 },
  { name: "light-390", theme: "light", width: 390, height: 844 },
  { name: "dark-390", theme: "dark", width: 390, height: 844 },
];
