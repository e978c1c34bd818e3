/** Broken image icon in a grey for both themes; a data URL, because a file could fail too. */
export const ERROR_IMAGE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180" viewBox="0 0 320 180"><g fill="none" stroke="gray" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"><rect x="124" y="58" width="72" height="56" rx="8"/><circle cx="143" cy="77" r="5"/><path d="m126 106 20-18 13 12 12-15 24 22M132 126l56-80"/></g></svg>',
)}`;
