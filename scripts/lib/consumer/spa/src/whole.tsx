import "@lenscape/ui/reset.css";
import "@lenscape/ui/styles.css";
import "./start.tsx";
