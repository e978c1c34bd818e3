import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type BuildEnvironmentOptions, defineConfig } from "vite";

/** Under dialogs, menus and toasts. */
const LAYERS =
  /node_modules\/.*(@radix-ui|react-remove-scroll|use-sidecar|use-callback-ref|react-style-singleton|get-nonce|tslib|aria-hidden)|widgets\/popup\//;
/** What most pages need a little of. */
const SMALL = /lucide-react|widgets\/(avatar-stack|cover|progress)\/|src\/random-id\.|ui\/src\/lib\/share\./;
/** What waits until the page is calm: what floats, and what listens. */
const CALM =
  /@radix-ui\/react-(toast|visually-hidden)|shell\/(floating|live|live-listener|poll-unread|back-closes|tab-bar-path|share\/share-host)\.|live-timing|eventsource-parser|api\/src\/events\.|widgets\/(back-to-top|toast|confirm-dialog)\//;
/** What travels between pages or to the bar, and what comes after a press on a person or on what needs an account. */
const HOSTS =
  /shell\/(travel|use-title-in-bar|member-card|member-card-host|wish-host|fulfil|use-block)\.|copy\/wish\.|widgets\/(sheet|popup)\//;
/** The member's block of the home page, and what its sunrise is drawn with. */
const CHECK_IN =
  /widgets\/(sign-in-block|points-mark)\/|ui\/src\/lib\/drawing\.|home\/sign-in-block|check-in-words|copy\/checkin\./;
/** The front of the home page, which other pages do not wait for. */
const FRONT =
  /icons\/scan-eye\.|features\/home\/(today|banners|welcome)\.|shell\/(front\/|sky\.)|copy\/today\.|ui\/src\/lib\/carousel-controls\.|widgets\/banner\//;
/** What plays by itself, and what one stops it with. */
const VIDEO = /icons\/(pause|volume-2|volume-x)\.|thread-media\/(feed-video|video-preview)\./;
/** What one writes with. */
const FIELDS =
  /api\/src\/limits\.gen|upload-size\.|copy\/denied\.|shell\/denied-note\.|widgets\/(field|input|textarea|mention-textarea|suggestion-list|upload-tile|alert)\//;
/** What the form of a post shares with little else. */
const POST = /icons\/chart-bar\.|image-grid-editor\/move-item\.|ui\/src\/lib\/upload-queue\./;
/** What one joins. */
const CIRCLES =
  /icons\/clock-3\.|features\/community\/(join|use-join|standing|queries)\.|copy\/community\.|shell\/joined-circles\.|circle-card\/join-button/;
/** What one copies, quotes, shares and reports with. */
const ACTS =
  /copy\/(answers|feed|share|moderation)\.|shell\/copy-text\.|ui\/src\/lib\/clipboard|icons\/quote\.|src\/excerpt\./;
/** What one comments with. */
const COMPOSER =
  /features\/comments\/(chosen-place|composer|draft|mentions|quote-bubble|use-pictures)\.|shell\/(emoji-button|find-members|highlight)\.|copy\/(highlight|mention)\.|widgets\/comment-composer\//;

const later = [
  { name: "layers", test: LAYERS, minShareCount: 15 },
  { name: "small", test: SMALL, minShareCount: 4 },
  { name: "video", test: VIDEO },
  { name: "calm", test: CALM },
  { name: "hosts", test: HOSTS },
  { name: "check-in", test: CHECK_IN },
  { name: "front", test: FRONT },
  { name: "fields", test: FIELDS },
  { name: "post", test: POST },
  { name: "circles", test: CIRCLES },
  { name: "acts", test: ACTS },
  { name: "composer", test: COMPOSER },
];

/** What the browser loads. Each page and each part opened on demand is a chunk of its own, loaded with `import()`. */
const client: BuildEnvironmentOptions = {
  outDir: "dist/client",
  // The server announces the chunks of the matched page in the document: see src/document.ts.
  manifest: true,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: "src/entry-client.tsx",
    output: {
      // Pages name the files they need: short names keep those lists short.
      chunkFileNames: "assets/[hash].js",
      codeSplitting: {
        // What the entry imports is two files: ours changes with every release, other people's does not.
        groups: [
          { name: "vendor", tags: ["$initial"], test: /node_modules/, priority: 1 },
          { name: "app", tags: ["$initial"] },
          // What comes together is one file each: a request costs a member more than a few kilobytes.
          ...later,
        ],
        // Only what the entry really uses: a package's other exports stay with the pages that use those.
        includeDependenciesRecursively: false,
      },
    },
  },
};

// A tool's file: the default export is what Vite reads.
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), tailwindcss()],
  build: isSsrBuild ? { outDir: "dist/server", copyPublicDir: false } : client,
  // The server's bundle stands alone: packages/ui has dependencies that this folder cannot resolve.
  ssr: command === "build" ? { noExternal: true } : { noExternal: [/^@lenscape\//] },
  define: isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
}));
