import "@lenscape/ui/reset.css";
import "@lenscape/ui/base.css";
// Against the order in which they are built: the order of the sheets must not matter.
import "@lenscape/ui/tag.css";
import "@lenscape/ui/popover.css";
import "@lenscape/ui/follow-button.css";
import "@lenscape/ui/dialog.css";
import "@lenscape/ui/button.css";
import "@lenscape/ui/avatar.css";
import "./start.tsx";
