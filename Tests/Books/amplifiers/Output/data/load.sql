-- The data as tables of DuckDB, with their types and keys. Run it in the folder of the CSV files, and name a database
-- elsewhere, because a build refuses a folder with files that are not its own:
--     duckdb ~/book.duckdb < load.sql
CREATE TYPE "vocabulary/bound" AS ENUM ('min', 'typ', 'max');
CREATE TYPE "vocabulary/model" AS ENUM ('kx7', 'kx8', 'kx9', 'kx10');
CREATE TYPE "vocabulary/quantity" AS ENUM ('offset-voltage', 'bias-current', 'gain-bandwidth', 'slew-rate', 'output-current', 'noise-voltage', 'noise-current', 'distortion', 'lifetime');

CREATE TABLE "vocabulary/quantity" (
  "word" "vocabulary/quantity" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/quantity" FROM 'vocabulary/quantity.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/bound" (
  "word" "vocabulary/bound" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/bound" FROM 'vocabulary/bound.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "parameter" (
  "quantity" "vocabulary/quantity" NOT NULL,
  "condition" VARCHAR NOT NULL,
  "bound" "vocabulary/bound" NOT NULL,
  "value" DECIMAL(18, 1),
  "qualifier" ENUM ('~', '≤', '≥', '<', '>', '–'),
  "maximum" DECIMAL(18, 0),
  "unit" ENUM ('mV', 'nA', 'kHz', 'V/µs') NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  PRIMARY KEY ("quantity", "condition", "bound"),
  FOREIGN KEY ("quantity") REFERENCES "vocabulary/quantity" ("word"),
  FOREIGN KEY ("bound") REFERENCES "vocabulary/bound" ("word")
);
COPY "parameter" FROM 'parameter.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/parameter" (
  "quantity" "vocabulary/quantity" NOT NULL,
  "condition" VARCHAR NOT NULL,
  "bound" "vocabulary/bound" NOT NULL,
  "value" DECIMAL(18, 1),
  "qualifier" ENUM ('~', '≤', '≥', '<', '>', '–'),
  "maximum" DECIMAL(18, 0),
  "unit" ENUM ('mV', 'nA', 'kHz', 'V/µs') NOT NULL,
  "article" ENUM ('Articles/sheet.html', 'Articles/shop.md', 'Articles/jp.md', 'Articles/guide.md', 'Articles/inspection.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("quantity", "condition", "bound", "article", "line", "column"),
  FOREIGN KEY ("quantity") REFERENCES "vocabulary/quantity" ("word"),
  FOREIGN KEY ("bound") REFERENCES "vocabulary/bound" ("word"),
  FOREIGN KEY ("quantity", "condition", "bound") REFERENCES "parameter" ("quantity", "condition", "bound")
);
COPY "claims/parameter" FROM 'claims/parameter.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "section" (
  "section" VARCHAR NOT NULL,
  "quantity" "vocabulary/quantity" NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  PRIMARY KEY ("section", "quantity"),
  FOREIGN KEY ("quantity") REFERENCES "vocabulary/quantity" ("word")
);
COPY "section" FROM 'section.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/section" (
  "section" VARCHAR NOT NULL,
  "quantity" "vocabulary/quantity" NOT NULL,
  "article" ENUM ('Articles/sheet.html') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("section", "quantity", "article", "line", "column"),
  FOREIGN KEY ("quantity") REFERENCES "vocabulary/quantity" ("word"),
  FOREIGN KEY ("section", "quantity") REFERENCES "section" ("section", "quantity")
);
COPY "claims/section" FROM 'claims/section.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "package" (
  "category" VARCHAR NOT NULL,
  "package" VARCHAR NOT NULL,
  "width" DECIMAL(18, 1) NOT NULL CHECK ("width" >= 1),
  "length" DECIMAL(18, 1) NOT NULL CHECK ("length" >= 1),
  "pins" BIGINT,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  PRIMARY KEY ("category", "package")
);
COPY "package" FROM 'package.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/package" (
  "category" VARCHAR NOT NULL,
  "package" VARCHAR NOT NULL,
  "field" ENUM ('width', 'length', 'pins'),
  "width" DECIMAL(18, 1) NOT NULL CHECK ("width" >= 1),
  "length" DECIMAL(18, 1) NOT NULL CHECK ("length" >= 1),
  "pins" BIGINT,
  "article" ENUM ('Articles/sheet.html', 'Articles/guide.md', 'Articles/inspection.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("category", "package", "field", "article", "line", "column"),
  FOREIGN KEY ("category", "package") REFERENCES "package" ("category", "package")
);
COPY "claims/package" FROM 'claims/package.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/model" (
  "word" "vocabulary/model" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/model" FROM 'vocabulary/model.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "marking" (
  "grade" VARCHAR NOT NULL,
  "model" "vocabulary/model" NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  PRIMARY KEY ("grade", "model"),
  FOREIGN KEY ("model") REFERENCES "vocabulary/model" ("word")
);
COPY "marking" FROM 'marking.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/marking" (
  "grade" VARCHAR NOT NULL,
  "model" "vocabulary/model" NOT NULL,
  "article" ENUM ('Articles/shop.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("grade", "model", "article", "line", "column"),
  FOREIGN KEY ("model") REFERENCES "vocabulary/model" ("word"),
  FOREIGN KEY ("grade", "model") REFERENCES "marking" ("grade", "model")
);
COPY "claims/marking" FROM 'claims/marking.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "supply" (
  "model" "vocabulary/model" NOT NULL,
  "temperature" BIGINT NOT NULL,
  "voltage" DECIMAL(18, 0) NOT NULL,
  "unit" ENUM ('V') NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" DECIMAL(18, 0),
  PRIMARY KEY ("model", "temperature"),
  FOREIGN KEY ("model") REFERENCES "vocabulary/model" ("word")
);
COPY "supply" FROM 'supply.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/supply" (
  "model" "vocabulary/model" NOT NULL,
  "temperature" BIGINT NOT NULL,
  "voltage" DECIMAL(18, 0) NOT NULL,
  "unit" ENUM ('V') NOT NULL,
  "article" ENUM ('Articles/shop.md', 'Articles/guide.md', 'Articles/inspection.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("model", "temperature", "article", "line", "column"),
  FOREIGN KEY ("model") REFERENCES "vocabulary/model" ("word"),
  FOREIGN KEY ("model", "temperature") REFERENCES "supply" ("model", "temperature")
);
COPY "claims/supply" FROM 'claims/supply.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "drive" (
  "limiter" VARCHAR NOT NULL,
  "supply" BIGINT NOT NULL,
  "current" DECIMAL(18, 0) NOT NULL,
  "unit" ENUM ('mA') NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" DECIMAL(18, 0),
  PRIMARY KEY ("limiter", "supply")
);
COPY "drive" FROM 'drive.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/drive" (
  "limiter" VARCHAR NOT NULL,
  "supply" BIGINT NOT NULL,
  "current" DECIMAL(18, 0) NOT NULL,
  "unit" ENUM ('mA') NOT NULL,
  "article" ENUM ('Articles/shop.md', 'Articles/guide.md', 'Articles/inspection.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("limiter", "supply", "article", "line", "column"),
  FOREIGN KEY ("limiter", "supply") REFERENCES "drive" ("limiter", "supply")
);
COPY "claims/drive" FROM 'claims/drive.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "display" (
  "display" VARCHAR NOT NULL,
  "width" BIGINT NOT NULL,
  "height" BIGINT NOT NULL,
  "pixel_width" BIGINT NOT NULL,
  "pixel_height" BIGINT NOT NULL,
  "scale" BIGINT NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  PRIMARY KEY ("display")
);
COPY "display" FROM 'display.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/display" (
  "display" VARCHAR NOT NULL,
  "field" ENUM ('width', 'height', 'pixel_width', 'pixel_height', 'scale'),
  "width" BIGINT NOT NULL,
  "height" BIGINT NOT NULL,
  "pixel_width" BIGINT NOT NULL,
  "pixel_height" BIGINT NOT NULL,
  "scale" BIGINT NOT NULL,
  "article" ENUM ('Articles/shop.md', 'Articles/guide.md', 'Articles/inspection.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("display", "field", "article", "line", "column"),
  FOREIGN KEY ("display") REFERENCES "display" ("display")
);
COPY "claims/display" FROM 'claims/display.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "procedure" (
  "source" VARCHAR NOT NULL,
  "step" BIGINT NOT NULL,
  "action" VARCHAR NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  PRIMARY KEY ("source", "step")
);
COPY "procedure" FROM 'procedure.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/procedure" (
  "source" VARCHAR NOT NULL,
  "step" BIGINT NOT NULL,
  "action" VARCHAR NOT NULL,
  "article" ENUM ('Articles/sheet.html', 'Articles/shop.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("source", "step", "article", "line", "column"),
  FOREIGN KEY ("source", "step") REFERENCES "procedure" ("source", "step")
);
COPY "claims/procedure" FROM 'claims/procedure.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "pin" (
  "pin" BIGINT NOT NULL,
  "side" VARCHAR NOT NULL,
  "signal" VARCHAR NOT NULL,
  "impedance" DECIMAL(18, 1) NOT NULL,
  "qualifier" ENUM ('~', '≤', '≥', '<', '>', '–'),
  "maximum" DECIMAL(18, 0),
  "unit" ENUM ('kΩ') NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  PRIMARY KEY ("pin")
);
COPY "pin" FROM 'pin.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/pin" (
  "pin" BIGINT NOT NULL,
  "field" ENUM ('side', 'signal', 'impedance'),
  "side" VARCHAR NOT NULL,
  "signal" VARCHAR NOT NULL,
  "impedance" DECIMAL(18, 1) NOT NULL,
  "qualifier" ENUM ('~', '≤', '≥', '<', '>', '–'),
  "maximum" DECIMAL(18, 0),
  "unit" ENUM ('kΩ') NOT NULL,
  "article" ENUM ('Articles/sheet.html', 'Articles/guide.md', 'Articles/inspection.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("pin", "field", "article", "line", "column"),
  FOREIGN KEY ("pin") REFERENCES "pin" ("pin")
);
COPY "claims/pin" FROM 'claims/pin.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "content" (
  "kind" VARCHAR NOT NULL,
  "page" BIGINT NOT NULL,
  "title" VARCHAR NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  PRIMARY KEY ("kind", "page")
);
COPY "content" FROM 'content.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/content" (
  "kind" VARCHAR NOT NULL,
  "page" BIGINT NOT NULL,
  "title" VARCHAR NOT NULL,
  "article" ENUM ('Articles/sheet.html') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("kind", "page", "article", "line", "column"),
  FOREIGN KEY ("kind", "page") REFERENCES "content" ("kind", "page")
);
COPY "claims/content" FROM 'claims/content.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "stock" (
  "model" "vocabulary/model" NOT NULL,
  "package" VARCHAR NOT NULL,
  "pins" BIGINT NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" BIGINT,
  PRIMARY KEY ("model", "package"),
  FOREIGN KEY ("model") REFERENCES "vocabulary/model" ("word")
);
COPY "stock" FROM 'stock.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/stock" (
  "model" "vocabulary/model" NOT NULL,
  "package" VARCHAR NOT NULL,
  "pins" BIGINT NOT NULL,
  "article" ENUM ('Articles/shop.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("model", "package", "article", "line", "column"),
  FOREIGN KEY ("model") REFERENCES "vocabulary/model" ("word"),
  FOREIGN KEY ("model", "package") REFERENCES "stock" ("model", "package")
);
COPY "claims/stock" FROM 'claims/stock.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "discontinued" (
  "model" "vocabulary/model" NOT NULL,
  "package" VARCHAR NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  PRIMARY KEY ("model", "package"),
  FOREIGN KEY ("model") REFERENCES "vocabulary/model" ("word")
);
COPY "discontinued" FROM 'discontinued.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/discontinued" (
  "model" "vocabulary/model" NOT NULL,
  "package" VARCHAR NOT NULL,
  "article" ENUM ('Articles/shop.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("model", "package", "article", "line", "column"),
  FOREIGN KEY ("model") REFERENCES "vocabulary/model" ("word"),
  FOREIGN KEY ("model", "package") REFERENCES "discontinued" ("model", "package")
);
COPY "claims/discontinued" FROM 'claims/discontinued.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "tube" (
  "category" VARCHAR NOT NULL,
  "package" VARCHAR NOT NULL,
  "tube" VARCHAR NOT NULL,
  "filled" DECIMAL(18, 1) NOT NULL CHECK ("filled" >= 1),
  "unit" ENUM ('mm') NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" DECIMAL(18, 0),
  PRIMARY KEY ("category", "package", "tube"),
  FOREIGN KEY ("category", "package") REFERENCES "package" ("category", "package")
);
COPY "tube" FROM 'tube.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/tube" (
  "category" VARCHAR NOT NULL,
  "package" VARCHAR NOT NULL,
  "tube" VARCHAR NOT NULL,
  "filled" DECIMAL(18, 1) NOT NULL CHECK ("filled" >= 1),
  "unit" ENUM ('mm') NOT NULL,
  "article" ENUM ('Articles/shop.md', 'Articles/guide.md', 'Articles/inspection.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("category", "package", "tube", "article", "line", "column"),
  FOREIGN KEY ("category", "package", "tube") REFERENCES "tube" ("category", "package", "tube")
);
COPY "claims/tube" FROM 'claims/tube.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);
