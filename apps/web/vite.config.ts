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
  /@radix-ui\/react-(toast|visually-hidden)|shell\/(frame\/floating-layers|live\/(live-connection|live-listener|poll-unread)|navigation\/(use-back-to-close|use-tab-bar-path)|sharing\/share-host)\.|live-timing|eventsource-parser|api\/src\/events\.|widgets\/(back-to-top|toast|confirm-dialog)\//;
/** What travels between pages or to the bar, and what comes after a press on a person or on what needs an account. */
const HOSTS =
  /shell\/(navigation\/(view-transition|use-title-in-bar)|members\/(member-card|member-card-host|use-block)|session\/(login-prompt-host|resume-action|text))\.|widgets\/(sheet|popup)\//;
/** The member's block of the home page, and what its sunrise is drawn with. */
const CHECK_IN =
  /widgets\/(sign-in-block|points-mark)\/|ui\/src\/lib\/drawing\.|home\/components\/check-in-block|members\/check-in-words|copy\/check-in-text\./;
/** The front of the home page, which other pages do not wait for. */
const FRONT =
  /icons\/scan-eye\.|features\/home\/components\/(today-front|home-banners|welcome-block)\.|shell\/(threads\/front[-.]|frame\/sky\.)|ui\/src\/lib\/carousel-controls\.|widgets\/banner\//;
/** What plays by itself, and what one stops it with. */
const VIDEO = /icons\/(pause|volume-2|volume-x)\.|thread-media\/(feed-video|video-preview)\./;
/** What one writes with. */
const FIELDS =
  /api\/src\/limits\.gen|upload-size\.|shell\/forms\/(denied-text|denied-note)\.|widgets\/(field|input|textarea|mention-textarea|suggestion-list|upload-tile|alert)\//;
/** What the form of a post shares with little else. */
const POST = /icons\/chart-bar\.|image-grid-editor\/move-item\.|ui\/src\/lib\/upload-queue\./;
/** What one joins. */
const CIRCLES =
  /icons\/clock-3\.|features\/circles\/(circle-membership|queries|components\/(join-circle-button|use-join-circle))\.|copy\/community-text\.|shell\/members\/joined-circles\.|circle-card\/join-button/;
/** What one copies, quotes, shares and reports with. */
const ACTS =
  /features\/comments\/answers-text\.|shell\/(threads\/feed-text|sharing\/(text|copy-text)|moderation\/text)\.|ui\/src\/lib\/clipboard|icons\/quote\.|src\/excerpt\./;
/** What one comments with. */
const COMPOSER =
  /features\/comments\/(selected-passage|comment-draft|comment-mentions|use-comment-pictures|components\/(comment-composer|quote-bubble))\.|shell\/(forms\/emoji-button|members\/(find-members|mention-text)|threads\/pending-highlight)\.|copy\/highlight-text\.|widgets\/comment-composer\//;

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
